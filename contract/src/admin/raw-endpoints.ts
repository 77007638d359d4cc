// The routes of the admin API that are no JSON calls: a stream of events, and files. Under the same rules as the calls, by the
// same matrix of tests. Without zod, for the browser.
import type { LimitName } from '../limits.ts';
import type { Permission } from './permissions.ts';

export interface AdminRawEndpoint {
  method: 'GET';
  path: `/api/admin/${string}/${string}`;
  does: 'reads';
  login: 'complete';
  may: Permission;
  limit: LimitName;
  stepUp: false;
  takesReason: false;
  twoPeople: false;
  /** Whether the page asks by itself: a session that nobody uses ends all the same. */
  isBackground: boolean;
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
  }) as const;

export const adminRawEndpoints = {
  liveStream: raw('/api/admin/live/stream', 'view-orders', true),
  exportOrders: raw('/api/admin/orders/export', 'view-orders', false),
  exportMonth: raw('/api/admin/closing/export-month', 'close-days', false),
} as const satisfies Record<string, AdminRawEndpoint>;

export type AdminRawName = keyof typeof adminRawEndpoints;

/** Sent by a page that asks again by itself: the session is not used by it, and ends when nobody else does. */
export const BACKGROUND_HEADER = 'x-background';
