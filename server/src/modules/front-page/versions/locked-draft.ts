import { refuse } from '@tokhi/contract/texts/refusals';
import type { Tx } from '../../../db/database.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { presentedVersion } from './versions.present.ts';
import { lockVersion } from './versions.queries.ts';

/** Locks an unpublished version if it is still as the caller saw it; otherwise the refusal names who changed it. */
export async function lockedAsSeen(deps: FrontPageDeps, tx: Tx, seen: { id: number; version: number }) {
  const found = await lockVersion(tx, seen.id);
  if (found === null) throw refuse('front_page_not_found');
  if (found.state === 'published') throw refuse('front_page_published');
  if (found.version !== seen.version) {
    const { state, version, saved_at, saved_by } = await presentedVersion(deps, tx, seen.id);
    throw refuse('changed_meanwhile', { status: state, version, changed_at: saved_at, changed_by: saved_by ?? '' });
  }
  return found;
}
