import type { z } from 'zod';
import type { Db, Tx } from '../../db/database.ts';
import { insertSettingOnce, settingByKey } from './settings.queries.ts';

/** One group of facts under one key: read through its schema, and put in once. */
interface SettingRecord<Value> {
  read: (db: Db) => Promise<Value>;
  /** Puts the first facts in; those that are there stay. */
  saveOnce: (tx: Tx, value: unknown) => Promise<void>;
}

export const settingRecord = <Value extends object>(key: string, schema: z.ZodType<Value>): SettingRecord<Value> => ({
  read: async (db) => {
    const value = await settingByKey(db, key);
    if (value === undefined) throw new Error(`The shop has no setting «${key}» yet. Load it with: npm run setup`);
    return schema.parse(value);
  },
  saveOnce: (tx, value) => insertSettingOnce(tx, key, schema.parse(value)),
});
