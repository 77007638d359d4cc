import type { Db } from '../../src/db/database.ts';
import { insertBankRow, insertListed, insertSale, keepLists, noonOf } from '../closing/rows-of-day.ts';

const DAY_MS = 86_400_000;
/** Journeys sell today: no other journey uses a day long ago, and each run uses another one. */
const LONG_AGO = 400;
const DAYS = 2_000;

/** A day long ago on which QPay agrees and one bank line has no payment; both as JSON. */
export async function newDay(db: Db): Promise<string> {
  const at = new Date(Date.now() - (LONG_AGO + (Math.floor(Date.now() / 1_000) % DAYS)) * DAY_MS);
  const day = at.toISOString().slice(0, '2026-11-16'.length);
  const noon = noonOf(day);
  await keepLists(db, new Date(noon.getTime() - DAY_MS), new Date());
  const { providerId } = await insertSale(db, noon);
  await insertListed(db, providerId, noon);
  // Skipped and not open: the journey of transfers decides about every open line.
  const row = await insertBankRow(db, noon, { amount_tug: 70_000, decision: 'skipped' });
  return JSON.stringify({ day, row: String(row) });
}

/** A QPay payment of that day that both sides know now, but neither knew at the closing. */
export async function lateMoney(db: Db, day: string): Promise<void> {
  const { providerId } = await insertSale(db, noonOf(day));
  await insertListed(db, providerId, noonOf(day));
}
