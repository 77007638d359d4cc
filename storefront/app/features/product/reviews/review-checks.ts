import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { checkRate, checkReviewMessage, type ReviewReason } from '@tokhi/rules/review/review-checks';

/** What stands beside the stars and the words; nothing beside what is right. */
export const reviewChecks = {
  rate: (chosen: string) => said(checkRate(Number(chosen))),
  message: (typed: string) => said(checkReviewMessage(typed)),
};

const said = (reason: ReviewReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);
