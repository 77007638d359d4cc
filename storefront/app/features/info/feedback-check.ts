import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { type ContactReason, checkContactMessage, checkContactTitle } from '@tokhi/rules/person/contact-checks';

/** The error of each field of the message to the shop; none for a valid one. */
export const feedbackChecks = {
  title: (typed: string) => said(checkContactTitle(typed)),
  message: (typed: string) => said(checkContactMessage(typed)),
};

const said = (reason: ContactReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);
