import { type BookCheck, breaksOf } from '../../../db/book-check.ts';
import type { Db } from '../../../db/database.ts';
import { bonusBooks } from '../../bonus/public.ts';
import { codeBooks } from '../../checkout/public.ts';
import { stockBooks } from '../../stock/public.ts';
import { orderBooks } from './order-books.queries.ts';

/** Every sentence of the books until an order is paid, stock first; what money says joins them in all-books.ts. */
export const BOOK_CHECKS: readonly BookCheck[] = [...stockBooks, ...orderBooks, ...codeBooks, ...bonusBooks];

/** A sentence that is not true, with the rows that say so. */
export interface BookBreak {
  check: string;
  rows: Record<string, unknown>[];
}

/** What of those books is wrong; of a healthy shop nothing, also while it sells. */
export async function verifyBooks(db: Db, checks: readonly BookCheck[]): Promise<BookBreak[]> {
  const found: BookBreak[] = [];
  for (const check of checks) {
    const rows = await breaksOf(db, check);
    if (rows.length > 0) found.push({ check: check.name, rows });
  }
  return found;
}
