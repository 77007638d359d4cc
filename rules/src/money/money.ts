// Money (spec intro, decision 1): amounts are whole tugrik, shown as 1,234,500₮: comma thousands, the sign behind, no space.

/** A whole number of tugrik. There are no fractions of a tugrik anywhere in the shop. */
export type Tug = number;

/** The one way an amount is written. Not toLocaleString: its output depends on the ICU data of browser and server. */
export const formatTug = (amount: Tug): string => `${groupThousands(amount)}₮`;

/** Digits in groups of three, for amounts and for bonus points. */
export const groupThousands = (whole: number): string => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

// Multiply first, divide once, round once. As long as the dividend is below 2^53, a division is off by less than the distance
// to the next whole number, so floor and ceil give the same result as for the exact fraction.

/** Half up, in integers: no intermediate fraction that floating point cannot represent. */
export const percentOf = (amount: Tug, percent: number): Tug => Math.floor((amount * percent + 50) / 100);

/** Rounded up to a whole tugrik: the share of a fee whose rate has tenths of a percent. */
export const perMilleOf = (amount: Tug, perMille: number): Tug => Math.ceil((amount * perMille) / 1_000);

/** Rounded up to the next hundred; a round hundred stays as it is. */
export const roundUpTo100 = (amount: Tug): Tug => Math.ceil(amount / 100) * 100;
