import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { type VersionRow, versionById } from './versions.queries.ts';

type Listed = CallReply<AdminCalls['listFrontPages']>['versions'][number];

export async function presentVersions(
  { namesOfStaff }: Pick<FrontPageDeps, 'namesOfStaff'>,
  db: Db,
  rows: readonly VersionRow[],
): Promise<Listed[]> {
  const people = rows.flatMap((row) => [row.created_by, row.saved_by, row.scheduled_by, row.published_by]);
  const names = await namesOfStaff(db, [...new Set(people.filter((id) => id !== null))]);
  const name = (id: number | null) => (id === null ? null : (names.get(id) ?? null));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    state: row.state as Listed['state'],
    version: row.version,
    based_on: row.based_on,
    is_current: row.is_current ?? false,
    created_at: row.created_at.toISOString(),
    created_by: name(row.created_by),
    saved_at: row.saved_at.toISOString(),
    saved_by: name(row.saved_by),
    publish_at: row.publish_at?.toISOString() ?? null,
    scheduled_by: name(row.scheduled_by),
    published_at: row.published_at?.toISOString() ?? null,
    published_by: name(row.published_by),
  }));
}

/** One version, for a reply. */
export async function presentedVersion(deps: Pick<FrontPageDeps, 'namesOfStaff'>, db: Db, id: number): Promise<Listed> {
  const [version] = await presentVersions(deps, db, [await versionById(db, id)]);
  if (version === undefined) throw new Error(`no version ${id} of the front page`);
  return version;
}
