// Money (spec intro, decision 1): amounts are whole tugrik, shown as 1,234,500₮: comma thousands, the sign behind, no space.

/** A whole number of tugrik. There are no fractions of a tugrik anywhere in the shop. */
export type Tug = number;

/** The one way an amount is written. Not toLocaleString: its output depends on the ICU data of browser and server. */
export const formatTug = (amount: Tug): string => `${groupThousands(amount)}₮`;

/** Digits in groups of three, for amounts and for bonus points. */
export const groupThousands = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

/** Half up, in integers: percent of an amount never passes through a fraction that floating point cannot hold. */
export const percentOf = (amount: Tug, percent: number): Tug => Math.floor((amount * percent + 50) / 100);
