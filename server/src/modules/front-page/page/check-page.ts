import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { currentVersion, pageOfVersion } from '../versions/versions.queries.ts';
import { namesOnPages } from './names-on-page.ts';
import { pageChanges } from './page-changes.ts';
import { pageWarnings } from './page-warnings.ts';
import { readPage } from './read-page.ts';

/** Warnings before a version is published, for a given time; products and prices are today's. */
export async function checkPage(
  { db, now: clock }: FrontPageDeps,
  { id, at }: CallBody<AdminCalls['checkFrontPage']>,
): Promise<CallReply<AdminCalls['checkFrontPage']>> {
  const now = at === null ? clock() : new Date(at);
  const found = await pageOfVersion(db, id);
  if (found === null) throw refuse('front_page_not_found');
  const { page, state, created_at } = found;
  const warnings = pageWarnings(page, await namesOnPages(db, [page], now), now);
  if (state === 'published') return { result: 'success', warnings };
  // Changes that somebody else published or made on another screen since the draft was begun.
  const [shop, begun] = [await readPage(db), await currentVersion(db, created_at)];
  const { names } = await namesOnPages(db, begun === null ? [shop] : [shop, begun.page], now);
  const overwritten = (begun === null ? [] : pageChanges(begun.page, shop, names)).map(({ section, item }) => ({
    ...{ kind: 'overwrites' as const, section, index: null, item, product: null },
  }));
  return { result: 'success', warnings: [...warnings, ...overwritten] };
}
