import { formatTug } from './money.ts';
import { sumInWords } from './sum-in-words.ts';

const INVOICE = 7_075_750;

export const example = (): string => `An invoice of ${formatTug(INVOICE)} says «${sumInWords(INVOICE)}».`;
