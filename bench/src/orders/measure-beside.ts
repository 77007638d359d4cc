// Questions of staff as calls over loopback and as their own statements by plain `pg`, in turns, so that other load on the machine
// affects both.
import { loadavg } from 'node:os';
import type pg from 'pg';
import type { Heard } from '../catalogue/listen-to.ts';
import type { AdminRecorder } from './record-admin.ts';
import { askAsStaff } from './staff-client.ts';
import type { StaffQuestion } from './staff-questions.ts';

const RUNS = 60;
/** Each sort and status once: the first read from disk is not what is measured. */
const WARM_UP = 10;
const WIDEST = 120;

export interface Places {
  /** The admin process, and a session there. */
  origin: string;
  cookie: string;
  recorder: AdminRecorder;
  client: pg.Client;
}

interface Measured {
  p50: number;
  p95: number;
  bareP95: number;
  slowest: { ms: number; body: object };
  /** Those of one question. */
  statements: Heard[];
}

const percentile = (times: readonly number[], percent: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil((times.length * percent) / 100) - 1] ?? 0;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await run();
  return performance.now() - from;
}

export async function measureBeside({ call, body }: StaffQuestion, places: Places): Promise<Measured> {
  const { origin, cookie, recorder, client } = places;
  const [calls, alone]: [number[], number[]] = [[], []];
  let slowest = { ms: 0, body: {} };
  let statements: Heard[] = [];
  for (let nth = 0; nth < RUNS + WARM_UP; nth += 1) {
    const asked = body(nth);
    statements = await recorder.statementsOf(call, asked);
    const ms = await timed(async () => {
      const answer = await askAsStaff(origin, cookie, call, asked);
      if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    });
    const bareMs = await timed(async () => {
      for (const { text, values } of statements) await client.query(text, values);
    });
    if (nth < WARM_UP) continue;
    calls.push(ms);
    alone.push(bareMs);
    if (ms > slowest.ms) slowest = { ms: Math.round(ms), body: asked };
  }
  return {
    ...{ p50: percentile(calls, 50), p95: percentile(calls, 95), bareP95: percentile(alone, 95) },
    ...{ slowest, statements },
  };
}

export function printHead(): void {
  console.log(`load ${loadavg()[0]?.toFixed(2)}; milliseconds, ${RUNS} of each`);
  console.log('question                          call p50    p95   bare p95  ratio  slowest');
}

export function printMeasured(name: string, { p50, p95, bareP95, slowest }: Measured, most = 50): void {
  const cells = [p50, p95, bareP95].map((ms) => ms.toFixed(1).padStart(8));
  const worst = p95 > most ? JSON.stringify(slowest).slice(0, WIDEST) : '';
  console.log(`${name.padEnd(32)} ${cells.join(' ')} ${(p95 / bareP95).toFixed(1).padStart(6)}  ${worst}`);
}
