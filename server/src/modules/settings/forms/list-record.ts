import { isDeepStrictEqual } from 'node:util';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { z } from 'zod';
import type { Db, Tx } from '../../../db/database.ts';
import { auditedBy, type Facts, writeAudit } from '../../audit/public.ts';
import type { VersionedSetting } from '../save-setting.ts';
import { lockSetting, settingByKey, updateSetting } from '../settings.queries.ts';
import type { FormRecord } from './form-record.ts';

interface ListOf<Row> {
  key: string;
  schema: z.ZodType<{ rows: Row[] }>;
  rows: (db: Db) => Promise<Row[]>;
  /** Writes the form's rows to the table. */
  write: (tx: Tx, rows: readonly Row[], before: readonly Row[]) => Promise<void>;
  /** For rows that other tables refer to by this column: none can be added or removed. */
  fixedBy?: keyof Row;
}

const sortedIds = <Row extends object>(rows: readonly Row[], name: keyof Row) =>
  rows.map((row) => row[name]).toSorted((one, other) => (one < other ? -1 : 1));

/** A table of settings with the form and version of a record; its audit rows contain the changed rows. */
export function listRecord<Row extends object>({ key, schema, rows, write, fixedBy }: ListOf<Row>): FormRecord {
  const present = async (db: Db, row: Awaited<ReturnType<typeof settingByKey>>): Promise<VersionedSetting<object>> => {
    if (row === undefined) throw new Error(`The shop has no setting «${key}» yet. Load it with: npm run setup`);
    const { version, updated_at: updatedAt, updated_by: updatedBy } = row;
    return { value: { rows: await rows(db) }, version, updatedAt, updatedBy };
  };
  return {
    key,
    schema,
    read: async (db) => present(db, await settingByKey(db, key)),
    save: async (tx, value, expectedVersion, by, now) => {
      const current = await present(tx, await lockSetting(tx, key));
      if (current.version !== expectedVersion) return { outcome: 'changed_meanwhile', current };
      const [before, after] = [await rows(tx), schema.parse(value).rows];
      if (fixedBy !== undefined && !isDeepStrictEqual(sortedIds(before, fixedBy), sortedIds(after, fixedBy)))
        throw refuse('setting_invalid', { field: 'rows', problem: 'rows_are_fixed' });
      if (isDeepStrictEqual(before, after)) return { outcome: 'saved', current };
      await updateSetting(tx, { key, value: {}, expectedVersion, staffId: by.staffId });
      await write(tx, after, before);
      const gone = (of: readonly Row[], from: readonly Row[]) =>
        of.filter((row) => !from.some((other) => isDeepStrictEqual(row, other)));
      const change = { before: { rows: gone(before, after) }, after: { rows: gone(after, before) } } as Facts;
      const subject = { kind: 'setting', id: key };
      await writeAudit(tx, { action: 'change setting', subject, ...auditedBy(by), ...change }, now);
      return { outcome: 'saved', current: await present(tx, await settingByKey(tx, key)) };
    },
  };
}
