// Faults between a customer's payment and the callback to the shop, for each service that takes money.

const MONEY = ['right', 'wrong', 'twice'] as const;
const CALLBACKS = ['sent', 'lost', 'late', 'doubled', 'reordered', 'forged'] as const;

export interface Faults {
  /** Whatever amount the customer pays: half of it arrives (`wrong`), or it arrives twice. */
  money: (typeof MONEY)[number];
  /**
   * `late` and `reordered` ones are sent when the faults are next changed, the latter in reverse order; a `forged` one reports money
   * that nobody paid.
   */
  callbacks: (typeof CALLBACKS)[number];
}

export const NO_FAULTS: Faults = { money: 'right', callbacks: 'sent' };

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** The requested faults; by default there are none, and null means an invalid request. */
export function readFaults(asked: { money?: unknown; callbacks?: unknown }): Faults | null {
  const money = oneOf(MONEY, asked.money ?? NO_FAULTS.money);
  const callbacks = oneOf(CALLBACKS, asked.callbacks ?? NO_FAULTS.callbacks);
  return money === undefined || callbacks === undefined ? null : { money, callbacks };
}
