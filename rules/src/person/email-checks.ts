// E-mail (spec §5): required and of the standard form; the profile takes lower case only, and forgot-password has words of its own.

/** RFC 5321: no longer address can receive mail. */
export const LONGEST_EMAIL = 254;

// Each part ends at a character that it cannot contain, so the time is linear.
const LOWER_CASE = /^(?:[a-z\d_'+-]+\.)*[a-z\d_'+-]*[a-z\d_+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/;

export type EmailReason = 'email_required' | 'email_malformed' | 'forgot_password_email_malformed';

const isEmail = (email: string): boolean => email.length <= LONGEST_EMAIL && LOWER_CASE.test(email);

/** Registration, login and shipping: capitals are accepted; addresses are compared case-insensitively. */
export const checkEmail = (typed: string): EmailReason | null => checkProfileEmail(typed.toLowerCase());

/** The profile form: what is saved there is shown as typed, so it has to be in lower case already. */
export function checkProfileEmail(typed: string): EmailReason | null {
  const email = typed.trim();
  if (email === '') return 'email_required';
  return isEmail(email) ? null : 'email_malformed';
}

/** The forgot-password form: one reason, also for an empty field. */
export const checkForgottenEmail = (typed: string): EmailReason | null =>
  checkEmail(typed) === null ? null : 'forgot_password_email_malformed';
