/**
 * How often one caller may ask, in calls a minute; `browsing` counts all calls of an address together. Generous, because in
 * Ulaanbaatar a whole office or mobile network comes from one address. One setting (RATE_LIMIT_PER_MINUTE) scales all of them.
 */
export const limits = {
  browsing: 600,
  /** Each is another answer that nobody has kept, page or call; a suggestion is asked for at every pause of typing. */
  searching: 240,
  /** Results of a search that were opened or put into the cart: beyond this they are not counted, and nobody notices. */
  learning: 60,
  /** Passwords and mailed links; wrong tries are limited far more strictly by the accounts themselves. */
  entering: 60,
  /** What one address does in cart, checkout and profile. */
  buying: 300,
  /** Registers of organisations: each asks the tax office, and nobody types more of them. */
  lookingUp: 10,
  /** All calls of one customer, in however many sessions; not counted with the visitors of the address, which a whole office may share. */
  customer: 120,
  /** All calls of one staff member, who works by keyboard through lists. */
  working: 600,
  /** Tokens of an address that open nothing; above it none of its tokens is looked up. */
  strangers: 120,
  /** Callbacks of payment providers, which know no other address than their own. Not counted with anything else. */
  callbacks: 1_200,
  /** Tiles of the map that no edge has kept: one look at it takes some twenty. Not counted with anything else. */
  mapping: 600,
} as const;

/** The customers of one address together have the budget of so many, of each limit: accounts are made for nothing. */
export const CUSTOMERS_OF_ADDRESS = 20;

export type LimitName = keyof typeof limits;
