import { type BookCheck, breaksOf } from '../../../db/book-check.ts';
import type { Db } from '../../../db/database.ts';
import { bonusBooks } from '../../bonus/public.ts';
import { codeBooks } from '../../checkout/public.ts';
import { stockBooks } from '../../stock/public.ts';
import { orderBooks } from './order-books.queries.ts';

/** Every sentence of the books, stock first. */
export const BOOK_CHECKS: readonly BookCheck[] = [...stockBooks, ...orderBooks, ...codeBooks, ...bonusBooks];

/** A sentence that is not true, with the rows that say so. */
export interface BookBreak {
  check: string;
  rows: Record<string, unknown>[];
}

/** What of the books is wrong; of a healthy shop nothing, also while it sells. */
export async function verifyBooks(db: Db): Promise<BookBreak[]> {
  const found: BookBreak[] = [];
  for (const check of BOOK_CHECKS) {
    const rows = await breaksOf(db, check);
    if (rows.length > 0) found.push({ check: check.name, rows });
  }
  return found;
}
