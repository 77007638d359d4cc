import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { type ContactReason, checkContactMessage, checkContactTitle } from '@tokhi/rules/person/contact-checks';

/** What stands beside each field of the message to the shop; nothing beside one that is right. */
export const feedbackChecks = {
  title: (typed: string) => said(checkContactTitle(typed)),
  message: (typed: string) => said(checkContactMessage(typed)),
};

const said = (reason: ContactReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);
