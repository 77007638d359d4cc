import { randomInt } from 'node:crypto';
import { hashOf } from '../../accounts/public.ts';

const COUNT = 10;
/** Base32: no characters that are easily confused. Twelve of 32 are 60 random bits. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const LENGTH = 12;

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** As they are shown, in groups of four. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => newCode().replace(/(.{4})(?=.)/g, '$1-'));

/**
 * The stored hash of a code. A plain SHA-256 is enough: unlike a password it has 60 random bits, which nobody can guess, neither within our
 * limits of tries nor from a stolen table.
 */
export const hashOfCode = (code: string): Buffer =>
  hashOf(`recovery ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`);
