import type { Db } from '../../db/database.ts';

/** The codes that these orders used, for their customer. */
export const codeUsesOf = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('code_uses')
    .innerJoin('codes', 'codes.id', 'code_uses.code_id')
    .selectAll('code_uses')
    .select(['codes.code', 'codes.kind'])
    .where('code_uses.order_id', 'in', orderIds.length > 0 ? orderIds : [0])
    .orderBy('code_uses.order_id')
    .execute();
