import type { batchReasons } from '@tokhi/contract/admin/batch-calls';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type BatchReason = (typeof batchReasons)[number];

/** What became of a record: what was written about it, by its id, or why it stays. */
export type Outcomes = ReadonlyMap<number, { changeId: number } | { reason: BatchReason }>;

/** One kind of bulk work: which records, what is done to a portion of them, and how that is undone. Its file is all there is of it. */
export interface BatchKind<Action> {
  /** How many records are done in one transaction. */
  portion: number;
  /** A query for the ids of the records, for another statement: preview and worker use the same. */
  records: (db: Db, action: Action) => RawBuilder<unknown>;
  /** In the transaction of the portion, by a constant number of statements; a record that cannot be done keeps no other from it. */
  run: (tx: Tx, action: Action, ids: readonly number[], by: { staffId: number }, now: Date) => Promise<Outcomes>;
  /** The same for what `run` wrote, by record. */
  undo: (tx: Tx, action: Action, changeIds: ReadonlyMap<number, number>, by: UndoneBy, now: Date) => Promise<Outcomes>;
  /** What staff call these records. */
  namesOf: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

interface UndoneBy {
  staffId: number;
  reason: string;
  asOwner: boolean;
}
