// Password (spec §5 Register, Profile): at least eight characters, typed twice the same.

/** Characters of the shortest password. */
export const SHORTEST_PASSWORD = 8;
/** Ours: a longer one only costs time to hash. */
export const LONGEST_PASSWORD = 200;

export type PasswordReason = 'password_too_short' | 'password_too_long' | 'confirmation_differs' | 'repeat_differs';

/** A new password; blanks count, and nothing is trimmed. */
export function checkNewPassword(password: string): PasswordReason | null {
  if (password.length < SHORTEST_PASSWORD) return 'password_too_short';
  return password.length > LONGEST_PASSWORD ? 'password_too_long' : null;
}

/** The second field of the sign-up form. */
export const checkConfirmation = (password: string, confirmation: string): PasswordReason | null =>
  password === confirmation ? null : 'confirmation_differs';

/** The second field of the change-password form, which has other words for the same. */
export const checkRepeat = (password: string, repeat: string): PasswordReason | null =>
  password === repeat ? null : 'repeat_differs';
