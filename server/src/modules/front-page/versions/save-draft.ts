import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import type { Tx } from '../../../db/database.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../audit/public.ts';
import { productIdsByCode, subCategoryIdsByCode } from '../../catalogue/public.ts';
import { lastEventId, nextEventIds } from '../../content/public.ts';
import type { FrontPageDeps } from '../front-page-deps.ts';
import { pictureIdsOf, productsOf, subCategoriesOf } from '../page/named-in-page.ts';
import { normalPage } from '../page/normal-page.ts';
import { picturesAmong } from '../pictures/pictures.queries.ts';
import { lockedAsSeen } from './locked-draft.ts';
import { presentedVersion } from './versions.present.ts';
import { changeVersion } from './versions.queries.ts';

/** Saves a whole draft: everything it names exists, and new events get their ids. */
export const saveDraft = (
  deps: FrontPageDeps,
  { id, version, page: asked }: CallBody<AdminCalls['saveFrontPage']>,
  caller: Staff,
): Promise<CallReply<AdminCalls['saveFrontPage']>> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const draft = await lockedAsSeen(deps, tx, { id, version });
    if (draft.state === 'scheduled') throw refuse('front_page_scheduled');
    // An id that is not assigned yet would later be given to another event.
    const last = await lastEventId(tx);
    if (asked.events.some((event) => event.id !== null && event.id > last)) throw refuse('choice_not_found');
    await checkNames(tx, asked);
    const page = await withEventIds(tx, normalPage(asked));
    await changeVersion(tx, id, { page, saved_by: caller.staffId, saved_at: now });
    const sections = Object.keys(page).filter((name) => isChanged(draft.page, page, name as keyof FrontPage));
    const entry = { action: 'save front page', subject: { kind: 'front_page', id: String(id) } };
    await writeAudit(tx, { ...entry, after: { version: version + 1, sections }, ...auditedBy(caller) }, now);
    return { result: 'success', version: await presentedVersion(deps, tx, id), page };
  });

const isChanged = (before: FrontPage, after: FrontPage, section: keyof FrontPage) =>
  JSON.stringify(before[section]) !== JSON.stringify(after[section]);

async function checkNames(tx: Tx, page: FrontPage): Promise<void> {
  const [codes, shelves, ids] = [productsOf(page), subCategoriesOf(page), pictureIdsOf(page)];
  const products = await productIdsByCode(tx, codes);
  const missing = codes.find((code) => !products.has(code));
  if (missing !== undefined) throw refuse('choice_not_found', { product: missing });
  const subCategories = await subCategoryIdsByCode(tx);
  const gone = shelves.find((code) => !subCategories.has(code));
  if (gone !== undefined) throw refuse('choice_not_found', { sub_category: gone });
  const pictures = new Map((await picturesAmong(tx, ids)).map((row) => [row.id, row]));
  for (const id of ids) {
    const picture = pictures.get(id);
    if (picture?.state !== 'ready') throw refuse('picture_not_found', { picture: id });
    if (picture.alt === '') throw refuse('alt_text_needed', { picture: id });
  }
}

async function withEventIds(tx: Tx, page: FrontPage): Promise<FrontPage> {
  const fresh = page.events.filter(({ id }) => id === null).length;
  const ids = fresh === 0 ? [] : await nextEventIds(tx, fresh);
  return { ...page, events: page.events.map((event) => ({ ...event, id: event.id ?? ids.shift() ?? null })) };
}
