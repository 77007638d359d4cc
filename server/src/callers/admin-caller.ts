// Callers of the admin API. Separate from the shop's callers: a session with only a password must not fit any staff use case.
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import type { Guest, Staff } from './caller.ts';

/** A session of the admin application. */
export interface StaffSession {
  staffId: number;
  /** Identifies the session without giving access to it. */
  sessionId: string;
  roles: readonly StaffRole[];
  expiresAt: Date;
  /** Null: only the password was entered. */
  secondFactorAt: Date | null;
  /** Networks that staff may work from, as stored now (CIDR; none: all). */
  networks: readonly string[];
}

/** Sets the session token in the cookie of the answer; null deletes it. */
type SetToken = (token: string | null) => void;

/** A caller without a session. */
export interface AdminGuest extends Guest {
  setToken: SetToken;
}

/** A caller with a correct password, with or without the second factor. */
export interface EnteringStaff extends Omit<Staff, 'who' | 'idempotency'> {
  who: 'entering';
  session: StaffSession;
  setToken: SetToken;
}

export type AdminCaller = AdminGuest | EnteringStaff | Staff;

/** The port that the staff module implements: whether staff may work from this address. Without a session it reads the setting. */
export type AdmitNetwork = (address: string, session: StaffSession | null) => Promise<boolean>;

/**
 * The port that the staff module implements: the session of a token, or null. Automatic requests of a page do not count as use: an unused
 * session ends, however many pages are open.
 */
export type FindStaffSession = (token: string, isUse: boolean) => Promise<StaffSession | null>;
