import type { z } from 'zod';
import type { Staff } from '../../../callers/caller.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { SaveOutcome, VersionedSetting } from '../save-setting.ts';

/** The data behind a form: a record of `settings`, or a table of settings. */
export interface FormRecord {
  /** Its row of `settings`, which counts the versions. */
  key: string;
  schema: z.ZodType<object>;
  read: (db: Db) => Promise<VersionedSetting<object>>;
  save: (tx: Tx, value: unknown, expectedVersion: number, by: Staff, now: Date) => Promise<SaveOutcome<object>>;
}
