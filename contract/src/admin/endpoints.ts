// The site map of the admin API: `/api/admin/<noun>/<verb>`. Apart from the shop's map, so that the shop's process binds none of
// these calls and the shop's browser never sees their names. Without zod, for the browser.

import type { LimitName } from '../limits.ts';
import type { Permission } from './permissions.ts';

interface AdminEndpointBase {
  method: 'POST';
  path: `/api/admin/${string}/${string}`;
  does: 'reads' | 'changes';
  limit: LimitName;
  /** Whether a request that is sent twice with one key is done once. Staff have no stored replies yet, so that no call says so. */
  withIdempotencyKey: false;
  /** Whether the second factor has to be shown again within the last minutes. */
  stepUp: boolean;
}

/** On the way in: no permission yet. `password`: the password was right, the second factor is still to come. */
interface EntryEndpoint extends AdminEndpointBase {
  login: 'none' | 'password';
  may: null;
}

/** For staff members with both factors whose roles have the permission. */
interface StaffEndpoint extends AdminEndpointBase {
  login: 'complete';
  may: Permission;
}

export type AdminEndpoint = EntryEndpoint | StaffEndpoint;

type Address = AdminEndpoint['path'];

const entry = <
  const Path extends Address,
  const Does extends 'reads' | 'changes',
  const Login extends 'none' | 'password',
>(
  path: Path,
  does: Does,
  login: Login,
) =>
  ({
    method: 'POST',
    path,
    does,
    login,
    may: null,
    limit: 'entering',
    stepUp: false,
    withIdempotencyKey: false,
  }) as const;

const staff = <const Path extends Address, const Does extends 'reads' | 'changes', const May extends Permission>(
  path: Path,
  does: Does,
  may: May,
) =>
  ({
    method: 'POST',
    path,
    does,
    login: 'complete',
    may,
    limit: 'working',
    stepUp: false,
    withIdempotencyKey: false,
  }) as const;

/** Every call of the admin application, by its name in the code. */
export const adminEndpoints = {
  login: entry('/api/admin/session/login', 'changes', 'none'),
  acceptInvitation: entry('/api/admin/staff/accept-invitation', 'changes', 'none'),
  session: entry('/api/admin/session/show', 'reads', 'password'),
  setUpTotp: entry('/api/admin/totp/set-up', 'changes', 'password'),
  secondFactor: entry('/api/admin/session/second-factor', 'changes', 'password'),
  logout: entry('/api/admin/session/logout', 'changes', 'password'),
  listOrders: staff('/api/admin/orders/list', 'reads', 'view-orders'),
  showOrder: staff('/api/admin/orders/show', 'reads', 'view-orders'),
  moveOrder: staff('/api/admin/orders/move', 'changes', 'move-orders'),
} as const satisfies Record<string, AdminEndpoint>;

export type AdminEndpointName = keyof typeof adminEndpoints;
