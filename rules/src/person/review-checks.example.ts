import { checkRate, checkReviewMessage } from './review-checks.ts';

const verdict = (reason: string | null): string => (reason === null ? 'taken' : 'refused');

export const example = (): string =>
  `Five stars without a word are ${verdict(checkRate(5) ?? checkReviewMessage(''))}, six stars are ${verdict(checkRate(6))}.`;
