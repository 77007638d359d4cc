import { expect } from 'vitest';
import { ALL_INVARIANTS } from '../../src/all-invariants.ts';
import type { Db } from '../../src/db/database.ts';
import { isDatabaseBusy } from '../../src/db/database-errors.ts';
import { verifyInvariants } from '../../src/modules/orders/public.ts';

/** Runs of each race. */
export const ROUNDS = 100;
/** Concurrent rounds, on separate records: while one waits for a lock another continues. */
const AT_ONCE = 3;

/** Runs a race once for each record. */
export async function raceEach<Item>(items: readonly Item[], race: (item: Item, round: number) => Promise<void>) {
  const rest = items.entries();
  const runner = async () => {
    for (const [round, item] of rest) await race(item, round);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, runner));
}

/** Retries «busy», which changed nothing, as a browser does: on a slow machine a lock wait may time out. */
export async function unlessBusy<Asked extends { status: number }>(ask: () => Promise<Asked>): Promise<Asked> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

/** The same for a job: the queue retries it. */
export async function unlessLocked<Done>(work: () => Promise<Done>): Promise<Done> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
    }
  }
}

interface Answer {
  status: number;
  body: { code?: string; details?: Record<string, unknown> };
}

/** One wins; the other one, which is returned, gets «changed meanwhile». */
export function loserOf(answers: readonly Answer[]): Answer {
  const [winner, loser] = answers.toSorted((one, other) => one.status - other.status);
  expect([winner?.status, loser?.status, loser?.body.code]).toEqual([200, 409, 'changed_meanwhile']);
  return loser as Answer;
}

/** Of stock, orders, codes, bonus, money, refunds and receipts. */
export const expectInvariants = async (db: Db): Promise<void> =>
  expect(await verifyInvariants(db, ALL_INVARIANTS)).toEqual([]);
