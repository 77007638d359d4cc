// The routes of the admin API that are no JSON calls: a stream of events, and files in both directions. Under the same rules as the calls, by the
// same matrix of tests. Without zod, for the browser.
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
  /** Whether it only prepares what another approves, as calls say it. */
  twoPeople: boolean;
  /** Whether the page asks by itself: a session that nobody uses ends all the same. */
  isBackground: boolean;
  /** Bytes of the largest body; 0 where none is taken. */
  upTo: number;
  /** Beside those of every call. */
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
  /** The shop's own page with a version's content: `id`, and `at`, the moment, which is now where it is left out. */
  previewFrontPage: {
    ...raw('/api/admin/frontpage/preview', 'publish-home-page', false),
    refusals: ['front_page_not_found'],
  },
  /** `key` and `name`, as of a product's picture. */
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

/** Sent by a page that asks again by itself: the session is not used by it, and ends when nobody else does. */
export const BACKGROUND_HEADER = 'x-background';
