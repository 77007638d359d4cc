import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/database.ts';

/** Serialises staff members who add at one time: neither closes a loop, nor takes the last free slot, unseen by the other. */
const WRITERS_OF_SYNONYMS = 7_202_131;

export async function lockSynonyms(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${WRITERS_OF_SYNONYMS})`.execute(tx);
}

export const allSynonyms = (db: Db) =>
  db.selectFrom('search_synonyms').select(['said_key', 'meant_key', 'both_ways']).execute();

export type SynonymKeys = Awaited<ReturnType<typeof allSynonyms>>[number];

interface NewSynonym {
  said: string;
  meant: string;
  said_key: string;
  meant_key: string;
  both_ways: boolean;
  created_by: number;
  created_at: Date;
}

export const insertSynonym = (tx: Tx, row: NewSynonym) =>
  tx.insertInto('search_synonyms').values(row).returning(['id']).executeTakeFirstOrThrow();

export const deleteSynonym = (tx: Tx, id: number) =>
  tx.deleteFrom('search_synonyms').where('id', '=', id).returning(['said', 'meant', 'both_ways']).executeTakeFirst();

export async function synonymsBefore(db: Db, after: number | undefined, limit: number) {
  const rows = db
    .selectFrom('search_synonyms')
    .select(['id', 'said', 'meant', 'both_ways', 'created_by', 'created_at'])
    .orderBy('id', 'desc')
    .limit(limit);
  return (after === undefined ? rows : rows.where('id', '<', after)).execute();
}

export const countSynonyms = (db: Db) =>
  db
    .selectFrom('search_synonyms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
