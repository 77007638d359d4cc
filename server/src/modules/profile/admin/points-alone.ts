import type { Db } from '../../../db/database.ts';
import { correctedSince } from '../../bonus/public.ts';
import { financeSettings } from '../../settings/public.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * How many points one person may still add to or remove from a customer's balance. Corrections of the last 24 hours count, whoever made
 * them: a large one split into several also needs a second person.
 */
export async function pointsAlone(db: Db, customerId: number, now: Date): Promise<{ adding: number; taking: number }> {
  const { secondPersonAbovePoints: limit } = await financeSettings(db);
  const since = new Date(now.getTime() - DAY_MS);
  const { added, taken } = await correctedSince(db, customerId, { since, limit });
  return { adding: Math.max(0, limit - added), taking: Math.max(0, limit - taken) };
}
