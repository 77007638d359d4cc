// Parts of an SMS (spec §9 Terms, notices): Cyrillic goes in parts of 70 signs; several are joined, and have 67 each.
const ALONE = 70;
const JOINED = 67;

/** How many parts the network makes of a text with Cyrillic in it; like JavaScript it counts 16-bit units. */
export const smsParts = (text: string): number => (text.length <= ALONE ? 1 : Math.ceil(text.length / JOINED));
