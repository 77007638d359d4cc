// Account for a refund (spec §9 Terms, decisions 37 and 134): the bank, the number of the account or its IBAN, and the holder, all three; blanks in the number do not count.
import { isOneLine } from '../person/one-line-text.ts';
import { checkLength } from '../person/text-length.ts';

/** Characters of the longest name of a bank and of a holder, and of the owner's note. */
export const LONGEST_BANK = 50;
export const LONGEST_HOLDER = 100;
export const LONGEST_REFUND_NOTE = 300;

export type AccountReason = 'bank_required' | 'account_malformed' | 'holder_required';

/** Six to twenty digits: the banks of Mongolia have eight to twelve, an IBAN has eighteen behind its letters. */
const ACCOUNT = /^(?:MN)?\d{6,20}$/;

/** The number as it is stored: without blanks, in upper case. */
export const plainAccount = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

export const checkBank = (typed: string): AccountReason | null =>
  isOneLine(typed) ? checkLength(typed, LONGEST_BANK, 'bank_required', 'bank_required') : 'bank_required';

export const checkAccount = (typed: string): AccountReason | null =>
  ACCOUNT.test(plainAccount(typed)) ? null : 'account_malformed';

export const checkHolder = (typed: string): AccountReason | null =>
  isOneLine(typed) ? checkLength(typed, LONGEST_HOLDER, 'holder_required', 'holder_required') : 'holder_required';

const SHOWN = 4;

/** What a page or an email shows of it: the last four digits, by which its holder recognises it. */
export const maskedAccount = (account: string): string => `••••${account.slice(-SHOWN)}`;
