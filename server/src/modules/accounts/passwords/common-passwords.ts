import { SHORTEST_PASSWORD } from '@tokhi/rules/person/password-checks';
import { dictionary } from '@zxcvbn-ts/language-common';
import { isMadeOfShopWords } from './words-of-the-shop.ts';

const COMMONEST = 10_000;

/**
 * The commonest passwords of those that are long enough to be taken at all: an attacker tries them first. Read once at the start
 * of a process, and handed on from there.
 */
export const readCommonPasswords = (): ReadonlySet<string> =>
  new Set(dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD).slice(0, COMMONEST));

/** In whatever case: «Password1» is tried as early as «password1». What is made of the shop's own words is tried as early. */
export const isCommon = (common: ReadonlySet<string>, password: string): boolean =>
  common.has(password.toLowerCase()) || isMadeOfShopWords(password);
