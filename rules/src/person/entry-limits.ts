// Entry limits (spec §4 Login state): 10 wrong passwords an account in 15 minutes, 100 an address; above that only the mailed ways are open, which have limits of their own.

const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** At most this many within a window that begins with the first one. */
interface EntryLimit {
  most: number;
  withinMs: number;
}

/** Wrong attempts, and requests that cost a hash or an email: of an account (its e-mail) or of a network address. */
export const ENTRY_LIMITS = {
  password_of_account: { most: 10, withinMs: 15 * MINUTE_MS },
  password_of_address: { most: 100, withinMs: 15 * MINUTE_MS },
  registration_of_address: { most: 10, withinMs: HOUR_MS },
  /** Links to one e-mail: for registrations, for forgotten passwords, sent again. */
  link_of_account: { most: 10, withinMs: HOUR_MS },
  link_of_address: { most: 30, withinMs: HOUR_MS },
  code_of_account: { most: 10, withinMs: HOUR_MS },
  code_of_address: { most: 30, withinMs: HOUR_MS },
  /** Each code allows five guesses; this counts guesses over all emails: trying a million codes takes a hundred years. */
  wrong_code_of_account: { most: 20, withinMs: 24 * HOUR_MS },
  /** For each browser that the account knows: wrong codes of a stranger do not lock the owner out (record 147). */
  wrong_code_of_browser: { most: 20, withinMs: 24 * HOUR_MS },
  wrong_code_of_address: { most: 100, withinMs: HOUR_MS },
  /** Changes of the own address: each sends mail to an unproven address. */
  email_change_of_customer: { most: 5, withinMs: 24 * HOUR_MS },
  /** Discount codes that are wrong or used up, whichever call asks about them. */
  wrong_coupon_of_customer: { most: 30, withinMs: HOUR_MS },
  wrong_coupon_of_address: { most: 100, withinMs: HOUR_MS },
} as const satisfies Record<string, EntryLimit>;

export type EntryLimitName = keyof typeof ENTRY_LIMITS;
