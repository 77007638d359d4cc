import type { Db } from '../../../db/database.ts';
import { breaksOf, type InvariantCheck } from '../../../db/invariant-check.ts';
import { bonusInvariants } from '../../bonus/public.ts';
import { codeInvariants } from '../../checkout/public.ts';
import { stockInvariants } from '../../stock/public.ts';
import { orderInvariants } from './order-invariants.queries.ts';

/** The invariants up to the payment of an order, stock first; all-invariants.ts adds those of money. */
export const INVARIANT_CHECKS: readonly InvariantCheck[] = [
  ...stockInvariants,
  ...orderInvariants,
  ...codeInvariants,
  ...bonusInvariants,
];

/** An invariant that is not true, with the rows that break it. */
export interface InvariantBreak {
  check: string;
  rows: Record<string, unknown>[];
}

/** Which invariants are broken: none in a healthy shop, even while it sells. */
export async function verifyInvariants(db: Db, checks: readonly InvariantCheck[]): Promise<InvariantBreak[]> {
  const found: InvariantBreak[] = [];
  for (const check of checks) {
    const rows = await breaksOf(db, check);
    if (rows.length > 0) found.push({ check: check.name, rows });
  }
  return found;
}
