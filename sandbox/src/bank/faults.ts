// What goes wrong between a customer who pays and a shop that hears of it, for each service that takes money.

const MONEY = ['right', 'wrong', 'twice'] as const;
const CALLBACKS = ['sent', 'lost', 'late', 'doubled', 'reordered', 'forged'] as const;

export interface Faults {
  /** Whatever the customer wants to pay: half of it comes (`wrong`), or it comes twice. */
  money: (typeof MONEY)[number];
  /**
   * `late` ones come when it is turned again, `reordered` ones too, the last one first; a `forged` one tells of money that
   * nobody paid.
   */
  callbacks: (typeof CALLBACKS)[number];
}

export const NO_FAULTS: Faults = { money: 'right', callbacks: 'sent' };

const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

/** The faults that somebody asks for; what is not named is as it should be, and null is what cannot be understood. */
export function readFaults(asked: { money?: unknown; callbacks?: unknown }): Faults | null {
  const money = oneOf(MONEY, asked.money ?? NO_FAULTS.money);
  const callbacks = oneOf(CALLBACKS, asked.callbacks ?? NO_FAULTS.callbacks);
  return money === undefined || callbacks === undefined ? null : { money, callbacks };
}
