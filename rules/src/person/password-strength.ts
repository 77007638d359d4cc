// Password strength (spec §5 Register): four bars by length, kinds of characters and repetition; they advise, and refuse nothing.
import { SHORTEST_PASSWORD } from './password-checks.ts';

/** How many of the meter's four bars are full. */
export type PasswordStrength = 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u];
/** A password with fewer different characters than this is repetitive, however long it is. */
const FEWEST_DIFFERENT = 5;

/** By length, kinds of characters (small, capital, digit, other) and how much they repeat. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < SHORTEST_PASSWORD || new Set(password).size < FEWEST_DIFFERENT) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length >= 16 || (password.length >= 12 && kinds >= 3)) return 4;
  if (password.length >= 10 && kinds >= 2) return 3;
  return kinds >= 2 ? 2 : 1;
}
