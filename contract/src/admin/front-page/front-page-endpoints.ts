// The versions of the front page and its pictures. Its preview and the upload of a picture are raw routes. Without zod, for the browser.
import { staff } from '../map/admin-endpoint.ts';

const MAY = 'publish-home-page';

export const frontPageEndpoints = {
  listFrontPages: staff('/api/admin/frontpage/list', 'reads', MAY),
  showFrontPage: staff('/api/admin/frontpage/show', 'reads', MAY),
  compareFrontPages: staff('/api/admin/frontpage/compare', 'reads', MAY),
  checkFrontPage: staff('/api/admin/frontpage/check', 'reads', MAY),
  createFrontPage: staff('/api/admin/frontpage/create', 'changes', MAY, { withIdempotencyKey: true }),
  // Each names the version that it changes: a repeated request is refused, and the page reads its effect.
  saveFrontPage: staff('/api/admin/frontpage/save', 'changes', MAY),
  scheduleFrontPage: staff('/api/admin/frontpage/schedule', 'changes', MAY),
  cancelFrontPage: staff('/api/admin/frontpage/cancel-schedule', 'changes', MAY),
  publishFrontPage: staff('/api/admin/frontpage/publish', 'changes', MAY, { withIdempotencyKey: true }),
  deleteFrontPage: staff('/api/admin/frontpage/delete', 'changes', MAY),
  listFrontPictures: staff('/api/admin/frontpage/list-pictures', 'reads', MAY),
  describeFrontPicture: staff('/api/admin/frontpage/describe-picture', 'changes', MAY),
} as const;
