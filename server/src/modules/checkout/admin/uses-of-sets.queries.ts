import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Uses of codes, as a part of another module's statement. */
const usesOfSets = (db: Db) =>
  db
    .selectFrom('code_uses')
    .innerJoin('codes', 'codes.id', 'code_uses.code_id')
    .select(['code_uses.order_id', 'code_uses.settled_at', sql<number>`coalesce(codes.set_id, codes.id)`.as('set_id')])
    .where('code_uses.status', '=', 'used');

/** The uses of these sets. */
export const usesOfTheseSets = (db: Db, setIds: readonly number[]) =>
  usesOfSets(db).where((eb) => eb.or([eb('codes.id', 'in', setIds), eb('codes.set_id', 'in', setIds)]));

export const usesSince = (db: Db, from: Date) => usesOfSets(db).where('code_uses.settled_at', '>=', from);
