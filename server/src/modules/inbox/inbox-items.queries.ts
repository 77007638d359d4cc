import { sql } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export interface ItemName {
  kind: string;
  subject: string;
}

const COLUMNS = ['kind', 'subject', 'assignee', 'postponed_until', 'done_at', 'version'] as const;

/** Decisions about these items; most have no row. */
export const decisionsAbout = (db: Db, items: readonly ItemName[]) =>
  db
    .selectFrom('inbox_items')
    .select(COLUMNS)
    .where(
      sql<boolean>`(kind, subject) in (select * from unnest(
        ${items.map(({ kind }) => kind)}::text[], ${items.map(({ subject }) => subject)}::text[]))`,
    )
    .execute();

export type DecisionRow = Awaited<ReturnType<typeof decisionsAbout>>[number];

export const lockDecision = (tx: Tx, { kind, subject }: ItemName) =>
  tx
    .selectFrom('inbox_items')
    .select([...COLUMNS, 'done_by', 'changed_at'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .forUpdate()
    .executeTakeFirst();

interface Decided {
  assignee?: number | null;
  postponed_until?: Date | null;
  done_at?: Date | null;
  done_by?: number | null;
  done_reason?: string | null;
}

/** Inserts the first decision about an item; undefined if somebody else was first. */
export async function insertDecision(tx: Tx, { kind, subject }: ItemName, decided: Decided, now: Date) {
  return tx
    .insertInto('inbox_items')
    .values({ kind, subject, ...decided, changed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
}

export const updateDecision = (tx: Tx, { kind, subject }: ItemName, decided: Decided, now: Date) =>
  tx
    .updateTable('inbox_items')
    .set({ ...decided, changed_at: now, version: sql`version + 1` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('version')
    .executeTakeFirstOrThrow();
