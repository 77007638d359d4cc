import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Staff } from '../../callers/caller.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { FormRecord } from './forms/form-record.ts';
import { type SaveOutcome, saveSetting, type VersionedSetting } from './save-setting.ts';
import { insertSettingOnce, type SettingRow, settingByKey, settingOf } from './settings.queries.ts';

/** One group of facts under one key: read and written through its schema. */
interface SettingRecord<Value> {
  read: (db: Db) => Promise<Value>;
  /** The stored value inside another module's statement; `parse` reads it. */
  stored: RawBuilder<unknown>;
  parse: (stored: unknown) => Value;
  /** For a form: with the version that `save` needs. */
  readVersioned: (db: Db) => Promise<VersionedSetting<Value>>;
  /** Inserts the first facts; existing ones stay. */
  saveOnce: (tx: Tx, value: unknown) => Promise<void>;
  /** Replaces the facts and writes the audit row, unless they changed since the version that the form was opened with. */
  save: (tx: Tx, value: unknown, expectedVersion: number, by: Staff, now: Date) => Promise<SaveOutcome<Value>>;
  /** The record's interface for forms. */
  form: FormRecord;
}

export function settingRecord<Value extends object>(key: string, schema: z.ZodType<Value>): SettingRecord<Value> {
  const missing = () => new Error(`The shop has no setting «${key}» yet. Load it with: npm run setup`);
  const present = (row: SettingRow | undefined): VersionedSetting<Value> => {
    if (row === undefined) throw missing();
    const { value, version, updated_at: updatedAt, updated_by: updatedBy } = row;
    return { value: schema.parse(value), version, updatedAt, updatedBy };
  };
  const readVersioned = async (db: Db) => present(await settingByKey(db, key));
  const save = async (tx: Tx, value: unknown, expectedVersion: number, by: Staff, now: Date) =>
    saveSetting(tx, { key, present, value: schema.parse(value), expectedVersion }, by, now);
  return {
    read: async (db) => present(await settingByKey(db, key)).value,
    stored: settingOf(key),
    parse: (stored) => {
      if (stored === null) throw missing();
      return schema.parse(stored);
    },
    readVersioned,
    saveOnce: (tx, value) => insertSettingOnce(tx, key, schema.parse(value)),
    save,
    form: { key, schema, read: readVersioned, save },
  };
}
