import { moment } from '@tokhi/contract/fields/moment';
import { refuse } from '@tokhi/contract/texts/refusals';
import { z } from 'zod';
import type { AdminRawRoute } from '../../http/admin/admin-raw-routes.ts';
import type { AdminTable } from '../../http/admin/admin-table.ts';
import type { Media } from '../../media/open-media.ts';
import type { FrontPageDeps } from './front-page-deps.ts';
import { checkPage } from './page/check-page.ts';
import { comparePages } from './page/compare-pages.ts';
import { describeFrontPicture, listFrontPictures } from './pictures/describe-picture.ts';
import { uploadFrontPicture } from './pictures/upload-picture.ts';
import { embeddedHeaders, embeddedPage } from './preview/embedded-page.ts';
import { createPreview, type RenderHome } from './preview/preview-page.ts';
import { beginDraft } from './versions/begin-draft.ts';
import { listVersions } from './versions/list-versions.ts';
import { publishNow } from './versions/publish.ts';
import { saveDraft } from './versions/save-draft.ts';
import { cancelSchedule, deleteDraft, scheduleDraft } from './versions/schedule.ts';
import { showVersion } from './versions/show-version.ts';

export function bindFrontPage(table: AdminTable, deps: FrontPageDeps): void {
  table.bind('listFrontPages', (body) => listVersions(deps, body));
  table.bind('showFrontPage', ({ id }) => showVersion(deps, id));
  table.bind('compareFrontPages', (body) => comparePages(deps, body));
  table.bind('checkFrontPage', (body) => checkPage(deps, body));
  table.bind('createFrontPage', (body, caller) => beginDraft(deps, body, caller));
  table.bind('saveFrontPage', (body, caller) => saveDraft(deps, body, caller));
  table.bind('scheduleFrontPage', (body, caller) => scheduleDraft(deps, body, caller));
  table.bind('cancelFrontPage', (body, caller) => cancelSchedule(deps, body, caller));
  table.bind('publishFrontPage', (body, caller) => publishNow(deps, body, caller));
  table.bind('deleteFrontPage', (body, caller) => deleteDraft(deps, body, caller));
  table.bind('listFrontPictures', () => listFrontPictures(deps.db));
  table.bind('describeFrontPicture', (body, caller) => describeFrontPicture(deps, body, caller));
}

const wanted = z.strictObject({ id: z.coerce.number().int().positive().max(2_147_483_647), at: moment.optional() });

export function previewRoute(
  { db, now }: FrontPageDeps,
  { renderHome, filesFrom }: { renderHome: RenderHome; filesFrom: string | null },
): AdminRawRoute {
  const preview = createPreview(db, renderHome);
  return {
    name: 'previewFrontPage',
    handle: async ({ query }) => {
      const parsed = wanted.safeParse(query);
      if (!parsed.success) throw refuse('invalid_request');
      const { id, at } = parsed.data;
      const body = embeddedPage(await preview(id, at === undefined ? now() : new Date(at)), filesFrom);
      return { status: 200, type: 'text/html; charset=utf-8', headers: embeddedHeaders(filesFrom), body };
    },
  };
}

export const frontUploadRoute = (deps: FrontPageDeps & { media: Media }): AdminRawRoute => ({
  name: 'uploadFrontPicture',
  handle: async ({ query, body }, caller) => {
    const { id } = await uploadFrontPicture(deps, query, body, caller);
    return { status: 200, type: 'application/json', body: JSON.stringify({ result: 'success', id }) };
  },
});
