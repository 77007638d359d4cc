/**
 * Calls a minute for one caller; `browsing` counts all calls of an address together. Generous, because in
 * Ulaanbaatar a whole office or mobile network comes from one address. One setting (RATE_LIMIT_PER_MINUTE) scales all of them.
 */
export const limits = {
  browsing: 600,
  /** Each needs an uncached answer, for a page or a call; every pause of typing requests a suggestion. */
  searching: 240,
  /** Search results that were opened or put into the cart: above the limit they are not counted, and nobody notices. */
  learning: 60,
  /** Passwords and mailed links; the accounts themselves limit wrong tries far more strictly. */
  entering: 60,
  /** Calls of one address in cart, checkout and profile. */
  buying: 300,
  /** Registers of organisations: each asks the tax office, and nobody types more. */
  lookingUp: 10,
  /** All calls of one customer, in all sessions; counted separately from the visitors of the address, which a whole office may share. */
  customer: 120,
  /** All calls of one staff member, who works through lists by keyboard. */
  working: 600,
  /** Invalid tokens of an address; above the limit none of its tokens is looked up. */
  strangers: 120,
  /** Callbacks of payment providers, which have no other address. Counted separately. */
  callbacks: 1_200,
  /** Map tiles that no edge has cached: one view needs some twenty. Counted separately. */
  mapping: 600,
} as const;

/** All customers of one address together have this many times each limit, because accounts are free. */
export const CUSTOMERS_OF_ADDRESS = 20;

export type LimitName = keyof typeof limits;
