import { isDeepStrictEqual } from 'node:util';
import type { Staff } from '../../callers/caller.ts';
import type { Tx } from '../../db/database.ts';
import { auditedBy, type Facts, writeAudit } from '../audit/public.ts';
import { lockSetting, type SettingRow, updateSetting } from './settings.queries.ts';

/** A setting with its version data, for a form. */
export interface VersionedSetting<Value> {
  value: Value;
  version: number;
  updatedAt: Date;
  /** The staff member who saved it; null: as installed, or changed in SQL by an unknown person. */
  updatedBy: number | null;
}

export type SaveOutcome<Value> = { outcome: 'saved' | 'changed_meanwhile'; current: VersionedSetting<Value> };

interface SettingChange<Value> {
  key: string;
  present: (row: SettingRow | undefined) => VersionedSetting<Value>;
  /** Parsed by the setting's schema. */
  value: Value;
  expectedVersion: number;
}

/** Of two callers that save from the same version, the second waits for the first and then gets the first one's values. */
export async function saveSetting<Value extends object>(
  tx: Tx,
  { key, present, value, expectedVersion }: SettingChange<Value>,
  by: Staff,
  now: Date,
): Promise<SaveOutcome<Value>> {
  const current = present(await lockSetting(tx, key));
  if (current.version !== expectedVersion) return { outcome: 'changed_meanwhile', current };
  const changed = changedFields(current.value, value);
  // Saving an unchanged form must not make a colleague's open form stale.
  if (changed.length === 0) return { outcome: 'saved', current };
  const saved = present(await updateSetting(tx, { key, value, expectedVersion, staffId: by.staffId }));
  const subject = { kind: 'setting', id: key };
  const pick = (of: Value) =>
    Object.fromEntries(Object.entries(of).filter(([name]) => changed.includes(name))) as Facts;
  const change = { before: pick(current.value), after: pick(value) };
  await writeAudit(tx, { action: 'change setting', subject, ...auditedBy(by), ...change }, now);
  return { outcome: 'saved', current: saved };
}

function changedFields(before: object, after: object): string[] {
  const [old, next] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...old.keys(), ...next.keys()])];
  return names.filter((name) => !isDeepStrictEqual(old.get(name), next.get(name)));
}
