import { loadSaid } from '../around.ts';
import { percentile } from '../load/answers.ts';
import { hasNone, saidOf } from '../load/count-losses.ts';
import type { Seen } from '../load/run-load.ts';
import type { Fault } from './faults.ts';

/** Prints the effect of one fault; true if nothing was lost, nobody saw a failure and orders resumed in time. */
export function report(title: string, { mostSeconds }: Fault, seen: Seen, recoveredIn: number): boolean {
  const { answers, promised, moved, losses, secondsWithoutOrders } = seen;
  const isInTime = mostSeconds === null || secondsWithoutOrders <= mostSeconds;
  const isGood = hasNone(losses) && answers.bad.length === 0 && promised.unfinished.length === 0;
  const p95 = Math.round(percentile(answers.times.get('createOrder') ?? [], 0.95));
  const others = [...answers.counts].filter(([key]) => !key.endsWith(' 200')).map(([key, count]) => `${key} ${count}`);
  const lines = [
    `${secondsWithoutOrders.toFixed(1)} s without orders (wanted ≤ ${mostSeconds ?? '–'}); whole again ${recoveredIn.toFixed(1)} s after the repair`,
    saidOf(losses, promised, moved),
    `create-order p95 ${p95} ms when it was answered at once`,
    `answers beside 200: ${others.join(', ') || 'none'}`,
    ...[...new Set(answers.bad)].map((one) => `a failure that a person saw: ${one}`),
    ...[...new Set(promised.unfinished)].map((one) => `unfinished: ${one}`),
  ];
  console.log(`\n${isGood && isInTime ? '✓' : '✗'} ${title}, load ${loadSaid()}\n  ${lines.join('\n  ')}`);
  return isGood && isInTime;
}
