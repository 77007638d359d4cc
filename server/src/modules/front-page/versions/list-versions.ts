import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { presentVersions } from './versions.present.ts';
import { openVersions, publishedVersions } from './versions.queries.ts';

const AT_ONCE = 30;

export async function listVersions(
  deps: FrontPageDeps,
  { before = null }: { before?: CallBody<AdminCalls['listFrontPages']>['before'] | null },
): Promise<CallReply<AdminCalls['listFrontPages']>> {
  const { db } = deps;
  const open = before === null ? await openVersions(db) : [];
  const published = await publishedVersions(db, before, AT_ONCE + 1);
  const shown = published.slice(0, AT_ONCE);
  return {
    result: 'success',
    versions: await presentVersions(deps, db, [...open, ...shown]),
    next: published.length > AT_ONCE ? (shown.at(-1)?.number ?? null) : null,
  };
}
