import autocannon from 'autocannon';
import { onThisMachine } from '../on-this-machine.ts';
import { IN_FLIGHT, inTurn } from '../orders/load-calls.ts';
import { cpuSecondsOf } from './cpu-of-process.ts';
import { sent, type Wanted } from './requests.ts';
import type { Side } from './start-side.ts';
import type { Turn } from './turns.ts';

/** So many requests, all of them answered before the CPU is read: a time limit would leave some half done. */
export async function takeTurn(side: Side, requests: readonly Wanted[], count: number): Promise<Turn> {
  const next = inTurn(requests);
  const options = {
    url: onThisMachine(side.origin),
    connections: IN_FLIGHT,
    amount: count,
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...sent(next()) }) }],
  };
  const cpuBefore = cpuSecondsOf(side.pid);
  const began = performance.now();
  const { errors, non2xx, statusCodeStats } = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
  });
  const seconds = (performance.now() - began) / 1_000;
  if (errors + non2xx > 0) {
    throw new Error(`${requests[0]?.path}, ${side.name}: ${errors} lost, answers ${JSON.stringify(statusCodeStats)}`);
  }
  return { requests: count, seconds, cpuSeconds: cpuSecondsOf(side.pid) - cpuBefore };
}
