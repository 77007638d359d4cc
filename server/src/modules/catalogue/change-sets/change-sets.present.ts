import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { ListedSet } from './change-sets.queries.ts';
import { WARNINGS } from './figured-rows.queries.ts';
import type { SetRow } from './set-rows.queries.ts';

type Row = CallReply<AdminCalls['listChangeSetRows']>['rows'][number];
type Listed = CallReply<AdminCalls['listChangeSets']>['sets'][number];
const NAMES = Object.keys(WARNINGS) as (keyof typeof WARNINGS)[];

export const presentRow = (row: SetRow): Row => ({
  ...{ id: row.id, code: row.code, name: `${row.name}, ${row.colour}`, picture: row.picture },
  ...{ was: row.was_tug, now: row.now_tug, change: row.change_tenths, margin: row.margin_tenths },
  warnings: NAMES.filter((name) => Math.floor(row.warnings / WARNINGS[name]) % 2 === 1),
  ...{ before: row.before, after: row.after },
});

export const presentListedSet = (row: ListedSet, names: ReadonlyMap<number, string>): Omit<Listed, 'waits'> => ({
  ...{ id: row.id, source: row.source as Listed['source'], name: row.name, state: row.state as Listed['state'] },
  ...{ rows: row.rows, by: names.get(row.prepared_by) ?? null, prepared_at: row.prepared_at.toISOString() },
  ...{ apply_at: row.apply_at?.toISOString() ?? null, applied_at: row.applied_at?.toISOString() ?? null },
  rolled_back_at: row.rolled_back_at?.toISOString() ?? null,
});
