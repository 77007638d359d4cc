import type { Db } from '../db/database.ts';
import { listOverdue } from '../modules/payments/public.ts';

/** `overdue`: unpaid orders that could not be ended for more than two hours. */
export async function overdue(db: Db): Promise<string> {
  const lines = await listOverdue(db, new Date());
  return lines.length === 0 ? 'No order is overdue.' : lines.join('\n');
}
