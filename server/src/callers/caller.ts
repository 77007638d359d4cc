// The caller, as far as a use case may know it (spec §6). Created once per request by http/calls/caller-from.ts; a job has no caller.
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import type { IdempotentRequest } from './idempotent-request.ts';

interface Asking {
  /** Identifies the request in the log and in the audit. */
  requestId: string;
  /** Network address: used for limits and shown to the account's owner, never logged. */
  address: string;
  /** The browser's user agent. */
  browser: string;
  /** The browser's secret cookie, for calls that open accounts; empty for all others. */
  browserKey: string;
  /** The call or raw route. */
  call: string;
}

/** A visitor who is not signed in. */
export interface Guest extends Asking {
  who: 'nobody';
}

export interface Customer extends Asking {
  who: 'customer';
  customerId: number;
  /** Identifies the session without giving access to it. */
  sessionId: string;
  /** For an idempotent call that was sent with a key. */
  idempotency: IdempotentRequest | null;
}

/** A signed-in staff member. The shop's calls refuse it: staff use their own calls, which write audit rows. */
export interface Staff extends Asking {
  who: 'staff';
  staffId: number;
  /** One person may have several. */
  roles: readonly StaffRole[];
  /** Identifies the session without giving access to it. */
  sessionId: string;
  /** For an idempotent call that was sent with a key. */
  idempotency: IdempotentRequest | null;
}

/** Callers of the shop's calls. */
export type ShopCaller = Guest | Customer;

export type Caller = ShopCaller | Staff;

/** The port that accounts implement: the session of a bearer token, or null if it is invalid. */
export type FindSession = (token: string) => Promise<Pick<Customer, 'customerId' | 'sessionId'> | null>;
