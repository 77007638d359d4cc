import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { pageOfVersion } from '../versions/versions.queries.ts';
import { namesOnPages } from './names-on-page.ts';
import { normalPage } from './normal-page.ts';
import { pageChanges } from './page-changes.ts';
import { readPage } from './read-page.ts';

/** Compares two pages: each a version, the shop's page, or an unsaved page. */
export async function comparePages(
  { db, now }: FrontPageDeps,
  { from, to }: CallBody<AdminCalls['compareFrontPages']>,
): Promise<CallReply<AdminCalls['compareFrontPages']>> {
  const pages = [await pageMeant(db, from), await pageMeant(db, to)] as const;
  const { names } = await namesOnPages(db, pages, now());
  return { result: 'success', changes: pageChanges(...pages, names) };
}

async function pageMeant(db: Db, meant: number | 'shop' | FrontPage): Promise<FrontPage> {
  if (meant === 'shop') return readPage(db);
  if (typeof meant === 'object') return normalPage(meant);
  const found = await pageOfVersion(db, meant);
  if (found === null) throw refuse('front_page_not_found');
  return found.page;
}
