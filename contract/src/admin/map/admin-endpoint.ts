// An endpoint of the admin map: how it is reached, who may call it, and what it requires. Without zod, for the browser.

import type { LimitName } from '../../limits.ts';
import type { Permission } from '../permissions.ts';

interface AdminEndpointBase {
  method: 'POST';
  path: `/api/admin/${string}/${string}`;
  does: 'reads' | 'changes';
  limit: LimitName;
  /** Whether it is sent with an idempotency key: a request that comes twice with one key takes effect once. */
  withIdempotencyKey: boolean;
  /** Whether the second factor must have been shown within the last 5 minutes. */
  stepUp: boolean;
  /** Whether its body has a `reason` that is recorded: then a permission with the grant `with_reason` opens it. */
  takesReason: boolean;
  /** Whether it only prepares, or finishes what another member prepared: then a permission that needs two people opens it. */
  twoPeople: boolean;
}

/** During login: no permission yet. `password`: the password was right, the second factor is still missing. */
interface EntryEndpoint extends AdminEndpointBase {
  login: 'none' | 'password';
  may: null;
  withIdempotencyKey: false;
}

/** About the member's own account: for every staff member with both factors, without a permission. */
interface OwnEndpoint extends AdminEndpointBase {
  login: 'own';
  may: null;
  takesReason: false;
  twoPeople: false;
}

/** For staff members with both factors whose roles have the permission. */
interface StaffEndpoint extends AdminEndpointBase {
  login: 'complete';
  may: Permission;
}

export type AdminEndpoint = EntryEndpoint | OwnEndpoint | StaffEndpoint;

type Address = AdminEndpoint['path'];

const ASKS_NOTHING = { stepUp: false, withIdempotencyKey: false, takesReason: false, twoPeople: false } as const;

export const entry = <
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
    ...ASKS_NOTHING,
  }) as const;

/** `entering`: for calls in which the person enters a code. */
export const own = <const Path extends Address, const Does extends 'reads' | 'changes'>(
  path: Path,
  does: Does,
  { stepUp = false, limit = 'working' }: { stepUp?: boolean; limit?: 'entering' | 'working' } = {},
) => ({ method: 'POST', path, does, login: 'own', may: null, limit, ...ASKS_NOTHING, stepUp }) as const;

/** What a call for staff requires in addition to the permission. */
type Asks = Partial<Pick<AdminEndpointBase, 'stepUp' | 'withIdempotencyKey' | 'takesReason' | 'twoPeople'>>;

export const staff = <const Path extends Address, const Does extends 'reads' | 'changes', const May extends Permission>(
  path: Path,
  does: Does,
  may: May,
  { stepUp = false, withIdempotencyKey = false, takesReason = false, twoPeople = false }: Asks = {},
) =>
  ({
    method: 'POST',
    path,
    does,
    login: 'complete',
    may,
    limit: 'working',
    ...{ stepUp, withIdempotencyKey, takesReason, twoPeople },
  }) as const;
