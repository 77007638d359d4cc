import { seededRandom } from '../../scripts/seeded-random.ts';
import { type Connection, type Endpoint, type Outcome, openConnection } from './connection.ts';
import type { Input } from './input.ts';
import { DROPPED, type Finding, judge } from './judge.ts';
import { count, type Row } from './tally.ts';

export interface Sending {
  endpoint: Endpoint;
  row: Row;
  /** Inputs are numbered from 0 up to, not including, `inputs`. */
  inputs: number;
  make: (number: number) => Input;
  seed: number;
  /** The source address of all inputs, as one visitor. */
  from?: string;
}

/** Shared by all rows of a run. */
export interface Run {
  findings: Finding[];
  /** How many inputs of a recipe hung; after some the recipe is skipped: each hang costs the whole limit. */
  hangs: Map<string, number>;
  isOver: () => boolean;
  /** The shop refuses connections: later inputs would fail for the same reason. */
  onRefused: () => void;
  progress: () => void;
}

const CONCURRENCY = 12;
/** Below the burst that the edge allows to one address. */
const PER_CONNECTION = 40;
/** Far above the slowest page of a slow machine, and above the shop's own request timeout. */
const LIMIT_MS = 60_000;
const HANGS_ENOUGH = 3;
const MOST_FINDINGS = 100_000;

/** Faults of a connection after an answer that was valid in itself. */
const BROKEN: Partial<Record<ReturnType<Connection['state']>, Pick<Finding, 'what' | 'said'>>> = {
  dropped: { what: 'dropped', said: DROPPED },
  stray: { what: 'stray', said: 'more bytes than the answer has' },
};

/** Sends all inputs in parallel queues. The order on a connection is the same in every run. */
export async function sendInputs(sending: Sending, run: Run): Promise<void> {
  await Promise.all(Array.from({ length: CONCURRENCY }, (_, worker) => sendAsWorker(sending, run, worker)));
}

async function sendAsWorker(sending: Sending, run: Run, worker: number): Promise<void> {
  const { endpoint, inputs, make, row } = sending;
  let connection: Connection | null = null;
  let carried = 0;
  let before: Input | null = null;
  const found = (finding: Pick<Finding, 'what' | 'said'>, input: Input, outcome: Outcome | null) => {
    row.findings += 1;
    if (run.findings.length < MOST_FINDINGS) run.findings.push(findingOf(finding, input, before, outcome));
  };
  for (let number = worker; number < inputs && !run.isOver(); number += CONCURRENCY) {
    const input = make(number);
    const kind = `${input.recipe}@${endpoint.name}`;
    if ((run.hangs.get(kind) ?? 0) >= HANGS_ENOUGH) continue;
    if (connection === null || carried >= PER_CONNECTION || connection.state() !== 'open') {
      const broken = BROKEN[connection?.state() ?? 'done'];
      if (before && broken) found(broken, before, null);
      connection?.close();
      connection = openConnection(endpoint, sending.from ?? visitor(sending.seed, input.id));
      carried = 0;
      before = null;
    }
    const outcome = await connection.exchange(input, LIMIT_MS);
    carried += 1;
    count(row, input.id, outcome);
    const finding = judge(input, outcome);
    if (finding !== null) found(finding, input, outcome);
    if (finding?.what === 'hang') run.hangs.set(kind, (run.hangs.get(kind) ?? 0) + 1);
    if (outcome.why === 'ECONNREFUSED') run.onRefused();
    before = input;
    run.progress();
  }
  connection?.close();
}

/** Never 127.0.0.1, which somebody else may be using meanwhile. */
function visitor(seed: number, id: string): string {
  const random = seededRandom(seed, `visitor of ${id}`);
  return `127.${1 + random.whole(254)}.${random.whole(256)}.${1 + random.whole(254)}`;
}

const findingOf = (
  { what, said }: Pick<Finding, 'what' | 'said'>,
  input: Input,
  before: Input | null,
  outcome: Outcome | null,
): Finding => ({
  what,
  said,
  input: input.id,
  recipe: input.recipe,
  after: before === null || before === input ? null : before.id,
  requestId: outcome?.answers.findLast(({ status }) => status >= 500)?.headers.get('x-request-id') ?? null,
});
