// Who asks the admin API. Apart from the callers of the shop: somebody with a password alone must fit no use case for staff.
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import type { Guest, Staff } from './caller.ts';

/** What a session of the admin application knows. */
export interface StaffSession {
  staffId: number;
  /** Names the session without opening it. */
  sessionId: string;
  roles: readonly StaffRole[];
  expiresAt: Date;
  /** Null: the password alone was right. */
  secondFactorAt: Date | null;
  /** From where staff may work, as it is stored at this moment (CIDR; none: from everywhere). */
  networks: readonly string[];
}

/** Writes the session's token into the cookie of the answer; null deletes it. */
type SetToken = (token: string | null) => void;

/** Somebody without a session. */
export interface AdminGuest extends Guest {
  setToken: SetToken;
}

/** Somebody whose password was right, with or without the second factor. */
export interface EnteringStaff extends Omit<Staff, 'who' | 'idempotency'> {
  who: 'entering';
  session: StaffSession;
  setToken: SetToken;
}

export type AdminCaller = AdminGuest | EnteringStaff | Staff;

/** The port that the staff module fills: whether staff may work from this address. Without a session the setting is read. */
export type AdmitNetwork = (address: string, session: StaffSession | null) => Promise<boolean>;

/**
 * The port that the staff module fills: the session that a token opens, or null. What a page asks by itself is no use: a session that
 * nobody uses ends, however many pages are open.
 */
export type FindStaffSession = (token: string, isUse: boolean) => Promise<StaffSession | null>;
