// Who asks, as far as a use case may know it (spec §6). Made once a request by http/calls/caller-from.ts; a job has no caller.
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import type { IdempotentRequest } from './idempotent-request.ts';

interface Asking {
  /** Names the request in the log and in the audit. */
  requestId: string;
  /** Network address: counted and shown to its owner, never logged. */
  address: string;
  /** What the browser says it is. */
  browser: string;
  /** The browser's secret cookie, of the calls that open accounts; empty for all others. */
  browserKey: string;
  /** The call or raw route that was asked. */
  call: string;
}

/** A visitor: nobody asked who it is, or it did not say. */
export interface Guest extends Asking {
  who: 'nobody';
}

export interface Customer extends Asking {
  who: 'customer';
  customerId: number;
  /** Names the session without opening it. */
  sessionId: string;
  /** Of a call that is to be done once, sent with a key. */
  idempotency: IdempotentRequest | null;
}

/** A signed-in staff member. The shop's calls refuse it: what staff do goes through calls of their own, which write audit rows. */
export interface Staff extends Asking {
  who: 'staff';
  staffId: number;
  /** One may have several. */
  roles: readonly StaffRole[];
  /** Names the session without opening it. */
  sessionId: string;
  /** Of a call that is to be done once, sent with a key. */
  idempotency: IdempotentRequest | null;
}

/** Whom the shop's calls may meet. */
export type ShopCaller = Guest | Customer;

export type Caller = ShopCaller | Staff;

/** The port that accounts fill: whose session a bearer token opens, or null for a token that opens none. */
export type FindSession = (token: string) => Promise<Pick<Customer, 'customerId' | 'sessionId'> | null>;
