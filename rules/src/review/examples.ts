// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { checkRate, checkReviewMessage } from './review-checks.ts';
import { reviewerName } from './reviewer-name.ts';

const verdict = (reason: string | null): string => (reason === null ? 'taken' : 'refused');

export const examples = {
  'review-checks': (): string =>
    `Five stars without a word are ${verdict(checkRate(5) ?? checkReviewMessage(''))}, six stars are ${verdict(checkRate(6))}.`,
  'reviewer-name': (): string =>
    `“Болд Дорж” signs as “${reviewerName('Болд Дорж')}”, “Д. Болд” as “${reviewerName('Д. Болд')}”, and whoever told no name as “${reviewerName(null)}”.`,
};
