// Fresh login (spec §7 change-password, record 148): for 10 minutes a session that was opened by a password or a mailed code sets a new password without the old one.

const FRESH_MS = 10 * 60 * 1_000;

/** Neither Google nor Facebook prove what the account itself knows; a reset and a change have just set a password. */
const PROOFS: readonly (string | null)[] = ['password', 'code'];

/** Whether the login alone still proves that the owner is there. */
export const isFreshLogin = (openedBy: string | null, openedAt: Date, now: Date): boolean =>
  PROOFS.includes(openedBy) && now.getTime() - openedAt.getTime() <= FRESH_MS;
