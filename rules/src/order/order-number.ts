// Order number (spec §9 Terms, decision 13): IK and ten digits, scattered so that the next number always has another ending.

const PREFIX = 'IK';
const DIGITS = 10;
const NUMBERS = 10n ** BigInt(DIGITS);
/** The golden ratio throws neighbours far apart. It shares no factor with ten: no number comes twice before all have come, and no ending before all 10,000. */
const STRIDE = 6_180_339_887n;

/** Whether a text is a whole order number. */
export const isOrderNumber = (text: string): boolean => /^IK\d{10}$/.test(text);

/** The order number of a whole number from 0 on. When its ending is taken by an unpaid order, that of the next one is another. */
export const orderNumberFrom = (sequence: number): string =>
  PREFIX + String((BigInt(sequence) * STRIDE) % NUMBERS).padStart(DIGITS, '0');
