import autocannon from 'autocannon';
import { onThisMachine } from '../on-this-machine.ts';
import { inTurn } from '../orders/load-calls.ts';
import { cpuSecondsOf } from './cpu-of-process.ts';
import { type RequestsFor, sent, type Wanted } from './requests.ts';
import type { Side } from './start-side.ts';
import type { Turn } from './turns.ts';

/** Enough to keep one process busy, and few enough that a busy machine still answers each in time. */
const IN_FLIGHT = 4;
/** A busy machine slows both sides down; only a missing answer ends the run. */
const LONGEST_ANSWER_SECONDS = 120;
/** How often autocannon checks whether all are answered; a turn still ends with its last answer. */
const SAMPLE_MS = 50;
const MOST_REPEATS = 5;
const BUSY = '503';

/** So many requests, all answered. A turn with 503 answers measures the machine, and is repeated. */
export async function takeTurn(side: Side, requestsFor: RequestsFor, count: number): Promise<Turn> {
  for (let repeats = 0; ; repeats += 1) {
    // A connection that has sent its share has taken one more request, which it does not send.
    const requests = await requestsFor(count + IN_FLIGHT);
    const { turn, answers } = await load(side, requests, count);
    const statuses = Object.keys(answers);
    if (statuses.every((status) => status === '200')) return turn;
    if (repeats === MOST_REPEATS || statuses.some((status) => status !== '200' && status !== BUSY)) {
      throw new Error(`${requests[0]?.path}, ${side.name}: ${JSON.stringify(answers)}`);
    }
  }
}

/** A number of requests without a time limit, which would leave requests unfinished when the CPU time is read. */
async function load(side: Side, requests: readonly Wanted[], count: number) {
  const next = inTurn(requests);
  const options = {
    url: onThisMachine(side.origin),
    connections: IN_FLIGHT,
    amount: count,
    timeout: LONGEST_ANSWER_SECONDS,
    sampleInt: SAMPLE_MS,
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...sent(next()) }) }],
  };
  const now = () => ({ wall: performance.now() / 1_000, cpu: cpuSecondsOf(side.pid) });
  const began = now();
  let ended = began;
  let answered = 0;
  const { errors, statusCodeStats = {} } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', () => {
      answered += 1;
      if (answered === count) ended = now();
    });
  });
  if (errors > 0) throw new Error(`${requests[0]?.path}, ${side.name}: ${errors} without an answer`);
  const turn: Turn = { requests: count, seconds: ended.wall - began.wall, cpuSeconds: ended.cpu - began.cpu };
  return { turn, answers: statusCodeStats };
}
