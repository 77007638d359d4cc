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
}

/** Writes the session's token into the cookie of the answer; null deletes it. */
type SetToken = (token: string | null) => void;

/** Somebody without a session. */
export interface AdminGuest extends Guest {
  setToken: SetToken;
}

/** Somebody whose password was right, with or without the second factor. */
export interface EnteringStaff extends Omit<Staff, 'who'> {
  who: 'entering';
  session: StaffSession;
  setToken: SetToken;
}

export type AdminCaller = AdminGuest | EnteringStaff | Staff;

/** The port that the staff module fills: the session that a token opens, or null. */
export type FindStaffSession = (token: string) => Promise<StaffSession | null>;
