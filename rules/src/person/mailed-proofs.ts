// Mailed proofs (spec §2 Login, decisions 22 and 40): a link that confirms holds 48 hours, one for a new password 1 hour, a code of six digits 10 minutes and 5 tries.

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long each is valid. */
export const PROOF_VALID_MS = {
  confirm_email: 48 * HOUR_MS,
  change_email: 48 * HOUR_MS,
  reset_password: HOUR_MS,
  login_code: 10 * MINUTE_MS,
} as const;

export type ProofPurpose = keyof typeof PROOF_VALID_MS;

/** Wrong attempts that the code of one email allows. */
export const TRIES_OF_A_CODE = 5;

/** The shape of a mailed code. */
export const MAILED_CODE = /^[0-9]{6}$/;

/** When a proof mailed now expires. */
export const proofEndsAt = (purpose: ProofPurpose, now: Date): Date =>
  new Date(now.getTime() + PROOF_VALID_MS[purpose]);
