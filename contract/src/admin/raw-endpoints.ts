// The routes of the admin API that are not JSON calls: a stream of events, and files in both directions. They follow the same rules and
// the same test matrix as the calls. Without zod, for the browser.
import type { LimitName } from '../limits.ts';
import type { RefusalCode } from '../texts/refusals.ts';
import { LARGEST_IMPORT_BYTES } from './imports/import-words.ts';
import type { Permission } from './permissions.ts';
import { LARGEST_UPLOAD_BYTES } from './picture-words.ts';

export interface AdminRawEndpoint {
  method: 'GET' | 'POST';
  path: `/api/admin/${string}/${string}`;
  does: 'reads' | 'changes';
  login: 'complete';
  may: Permission;
  limit: LimitName;
  stepUp: false;
  takesReason: false;
  /** Whether it only prepares what another member approves, as for calls. */
  twoPeople: boolean;
  /** Whether the page sends it by itself: it does not keep an idle session open. */
  isBackground: boolean;
  /** Bytes of the largest body; 0 if it takes none. */
  upTo: number;
  /** In addition to those of every call. */
  refusals: readonly RefusalCode[];
}

const ASKS_NOTHING = { stepUp: false, takesReason: false, twoPeople: false } as const;

const raw = <const Path extends AdminRawEndpoint['path']>(path: Path, may: Permission, isBackground: boolean) =>
  ({
    method: 'GET',
    path,
    does: 'reads',
    login: 'complete',
    may,
    limit: 'working',
    ...ASKS_NOTHING,
    isBackground,
    upTo: 0,
    refusals: [],
  }) as const;

const upload = <const Path extends AdminRawEndpoint['path']>(
  path: Path,
  may: Permission,
  upTo: number,
  refusals: readonly RefusalCode[],
) => ({ ...raw(path, may, false), method: 'POST', does: 'changes', upTo, refusals }) as const;

export const adminRawEndpoints = {
  /** The shop's own page with a version's content: `id`, and the moment `at`, which defaults to now. */
  previewFrontPage: {
    ...raw('/api/admin/frontpage/preview', 'publish-home-page', false),
    refusals: ['front_page_not_found'],
  },
  /** `key` and `name`, as for a product's picture. */
  uploadFrontPicture: upload('/api/admin/frontpage/upload-picture', 'publish-home-page', LARGEST_UPLOAD_BYTES, [
    ...(['picture_refused', 'uploads_waiting'] as const),
  ]),
  exportProducts: { ...raw('/api/admin/products/export', 'change-prices', false), twoPeople: true },
  uploadImport: {
    ...upload('/api/admin/imports/upload', 'change-prices', LARGEST_IMPORT_BYTES, ['file_unreadable', 'shop_busy']),
    twoPeople: true,
  },
  /** The order as a workbook for the supplier: `number`. */
  exportPurchase: {
    ...raw('/api/admin/purchases/export', 'view-costs', false),
    refusals: ['purchase_not_found'],
  },
  liveStream: raw('/api/admin/live/stream', 'view-orders', true),
  exportOrders: raw('/api/admin/orders/export', 'view-orders', false),
  exportMonth: raw('/api/admin/closing/export-month', 'close-days', false),
  uploadPicture: upload('/api/admin/pictures/upload', 'edit-products', LARGEST_UPLOAD_BYTES, [
    ...(['product_not_found', 'picture_refused', 'uploads_waiting'] as const),
  ]),
} as const satisfies Record<string, AdminRawEndpoint>;

export type AdminRawName = keyof typeof adminRawEndpoints;

/** Sent by a page that refreshes by itself: such a request does not keep the session open. */
export const BACKGROUND_HEADER = 'x-background';
