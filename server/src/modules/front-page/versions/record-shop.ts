import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { Tx } from '../../../db/database.ts';
import { isSamePage } from '../page/normal-page.ts';
import { readPageOfVersion } from '../page/read-page.ts';
import { currentVersion, insertVersion } from './versions.queries.ts';

/**
 * Makes sure that the latest version is what the shop shows, under the lock of publishers. If there is no version yet, or if sub-categories
 * were merged or a sentence was written elsewhere since, it adds one. So everything the shop ever showed can be restored.
 */
export async function recordShop(tx: Tx, now: Date): Promise<{ id: number; number: number; page: FrontPage }> {
  const page = await readPageOfVersion(tx, now);
  const current = await currentVersion(tx);
  if (current !== null && isSamePage(current.page, page)) return current;
  const number = (current?.number ?? 0) + 1;
  const published = { state: 'published', number, published_at: now, created_at: now, saved_at: now };
  return { id: await insertVersion(tx, { page, ...published }), number, page };
}
