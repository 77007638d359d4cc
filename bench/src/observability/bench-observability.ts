// `npm run bench -- observability --rounds 30`: the cost of metrics, traces and spans at a collector. API processes run side by side and
// get a few requests in turn, so other load affects all of them. Trust the ratios, and the ratio of CPU time first.
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { figuresOf } from '../catalogue/report/figures.ts';
import { cpuSecondsOf } from '../compare/cpu-of-process.ts';
import { type OrderRequests, ordersOfSide } from '../compare/orders-of-side.ts';
import { call, sent, type Wanted } from '../compare/requests.ts';
import { inFlight } from '../money/paced.ts';
import { demoShop } from '../processes.ts';
import { SIDES, type SideName, type Sides, startSides } from './start-sides.ts';

const A_TURN = 40;
const WARM_UP_ROUNDS = 3;
const BUSY = 503;
/** The edge keeps the spans of one in so many requests (ops/nginx.conf). */
const OF_REQUESTS = 10;
let busy = 0;
let asked = 0;

interface Measured {
  times: number[];
  cpuSeconds: number;
}
interface Item {
  name: string;
  next: (side: SideName) => Promise<readonly Wanted[]>;
}

export async function benchObservability(options: string[]): Promise<void> {
  const { values } = parseArgs({ args: options, options: { rounds: { type: 'string', default: '30' } } });
  const rounds = Number(values.rounds);
  const sides = await startSides(demoShop('observability'));
  try {
    const items = await itemsFor(sides);
    const measured = new Map(items.map(({ name }) => [name, emptySides()]));
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1)
      for (const { name, next } of items)
        for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed()) {
          const turn = await takeTurn(sides, side, await next(side));
          const into = measured.get(name)?.[side];
          if (round < 0 || into === undefined) continue;
          into.times.push(...turn.times);
          into.cpuSeconds += turn.cpuSeconds;
        }
    report(measured, sides.received());
  } finally {
    await sides.stop();
  }
}

const empty = (): Measured => ({ times: [], cpuSeconds: 0 });
const emptySides = (): Record<SideName, Measured> => ({
  ...{ without: empty(), delivered: empty(), tenth: empty(), spans: empty() },
});

async function itemsFor(sides: Sides): Promise<Item[]> {
  const { rows } = await sides.of.spans.database.query<{ code: string }>(
    'select code from products where is_listed order by id limit 40',
  );
  const codes = rows.map(({ code }) => code);
  const orders = {} as Record<SideName, OrderRequests>;
  for (const side of SIDES)
    orders[side] = await untilNotBusy(() =>
      ordersOfSide({ ...sides.of[side], name: 'this', stop: async () => undefined }, codes),
    );
  const turn = async (make: (at: number) => Wanted) => Array.from({ length: A_TURN }, (_, at) => make(at));
  let searched = 0;
  const newSearch = () => {
    searched += 1;
    return call('search', { search: `буйдан ${searched}` });
  };
  return [
    { name: 'product, kept', next: () => turn((at) => call('singleProduct', { id: codes[at % codes.length] })) },
    { name: 'search, not kept', next: () => turn(newSearch) },
    { name: 'own orders', next: (side) => orders[side].showOrders(A_TURN).then(repeated) },
    { name: 'create order', next: (side) => orders[side].createOrder(A_TURN) },
  ];
}

/** On a busy machine a shop that has just started may wait too long for a lock. */
async function untilNotBusy<Made>(make: () => Promise<Made>, tries = 5): Promise<Made> {
  for (let left = tries; ; left -= 1) {
    try {
      return await make();
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

const repeated = (wanted: readonly Wanted[]): Wanted[] =>
  Array.from({ length: A_TURN }, (_, at) => wanted[at % wanted.length]).flatMap((one) => one ?? []);

async function takeTurn(sides: Sides, side: SideName, wanted: readonly Wanted[]): Promise<Measured> {
  const { pid, origin } = sides.of[side];
  const times: number[] = [];
  const before = cpuSecondsOf(pid);
  await inFlight(wanted, async (one) => {
    const started = performance.now();
    const { path, headers, ...request } = sent(one);
    asked += 1;
    const traceparent = traceparentFor(side, asked);
    const answer = await fetch(origin + path, { ...request, headers: { ...headers, traceparent } });
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    if (answer.status === BUSY) busy += 1;
    else if (answer.status !== 200) throw new Error(`${one.path} was answered ${answer.status}`);
  });
  return { times, cpuSeconds: cpuSecondsOf(pid) - before };
}

/** As the edge writes it. */
function traceparentFor(side: SideName, at: number): string {
  const id = randomUUID().replaceAll('-', '');
  return `00-${id}-${id.slice(0, 16)}-${side === 'tenth' && at % OF_REQUESTS > 0 ? '00' : '01'}`;
}

function report(measured: ReadonlyMap<string, Record<SideName, Measured>>, received: number): void {
  console.log(`load ${loadavg()[0]?.toFixed(1)}; ${received} spans came to the collector; ${busy} answers «busy»`);
  console.log(
    '| call | requests each | p50, p95 (ms) without | delivered | spans of a tenth | of all | p95 ratios | CPU ms without | CPU ratios |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|');
  const all = emptySides();
  for (const [name, one] of measured) {
    for (const side of SIDES) {
      all[side].times.push(...one[side].times);
      all[side].cpuSeconds += one[side].cpuSeconds;
    }
    console.log(rowOf(name, one));
  }
  console.log(rowOf('all', all));
}

function rowOf(name: string, one: Record<SideName, Measured>): string {
  const figures = (side: SideName) => figuresOf(one[side].times, 1, 0);
  const cpu = (side: SideName) => (one[side].cpuSeconds / one[side].times.length) * 1_000;
  const ratios = (of: (side: SideName) => number) =>
    SIDES.slice(1)
      .map((side) => (of(side) / of('without')).toFixed(3))
      .join(', ');
  const cells = [
    ...[name, one.without.times.length, ...SIDES.map((side) => `${figures(side).p50}, ${figures(side).p95}`)],
    ...[ratios((side) => figures(side).p95), cpu('without').toFixed(2), ratios(cpu)],
  ];
  return `| ${cells.join(' | ')} |`;
}
