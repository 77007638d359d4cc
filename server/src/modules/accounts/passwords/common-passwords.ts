import { SHORTEST_PASSWORD } from '@tokhi/rules/person/password-checks';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isMadeOfShopWords } from './words-of-the-shop.ts';

const COMMONEST = 10_000;

/**
 * The most common passwords that are long enough to be accepted: an attacker tries them first. Read once at the start of a process, and
 * passed on.
 */
export const readCommonPasswords = (): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD).slice(0, COMMONEST));

/** Ignores case: «Password1» is tried as early as «password1». The same holds for passwords made of the shop's own words. */
export const isCommon = (common: ReadonlySet<string>, password: string): boolean =>
  common.has(password.toLowerCase()) || isMadeOfShopWords(password);
