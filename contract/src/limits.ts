/**
 * How often one caller may ask, in calls a minute; `browsing` counts all calls of an address together. Generous, because in
 * Ulaanbaatar a whole office or mobile network comes from one address. One setting (RATE_LIMIT_PER_MINUTE) scales all of them.
 */
export const limits = {
  browsing: 600,
  /** Each costs what ten lists do; a suggestion is asked for at every pause of typing. */
  searching: 240,
  /** Passwords and mailed links; wrong tries are limited far more strictly by the accounts themselves. */
  entering: 60,
  /** What one person does in cart, checkout and profile. */
  buying: 300,
} as const;

export type LimitName = keyof typeof limits;
