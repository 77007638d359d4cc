import type { batchReasons } from '@tokhi/contract/admin/batch-calls';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/database.ts';

export type BatchReason = (typeof batchReasons)[number];

/** Outcome per record: the id of the change that was written, or the reason why nothing changed. */
export type Outcomes = ReadonlyMap<number, { changeId: number } | { reason: BatchReason }>;

/** One kind of bulk work: which records, what is done to a portion of them, and how that is undone. A kind is one file. */
export interface BatchKind<Action> {
  /** How many records are changed in one transaction. */
  portion: number;
  /** A query for the ids of the records, for use in another statement: preview and worker share it. */
  records: (db: Db, action: Action) => RawBuilder<unknown>;
  /** In the transaction of the portion, with a constant number of statements; a record that cannot be changed does not block the others. */
  run: (tx: Tx, action: Action, ids: readonly number[], by: { staffId: number }, now: Date) => Promise<Outcomes>;
  /** Undoes what `run` wrote, by record. */
  undo: (tx: Tx, action: Action, changeIds: ReadonlyMap<number, number>, by: UndoneBy, now: Date) => Promise<Outcomes>;
  /** The names that staff know these records by. */
  namesOf: (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

interface UndoneBy {
  staffId: number;
  reason: string;
  asOwner: boolean;
}
