import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { type ContactReason, checkContactMessage, checkContactTitle } from '@tokhi/rules/person/contact-checks';

export interface Feedback {
  title: string;
  message: string;
}

/** What stands beside each field; nothing beside one that is right. */
type FeedbackErrors = Record<keyof Feedback, string | undefined>;

export const NO_ERRORS: FeedbackErrors = { title: undefined, message: undefined };

export const checkFeedback = ({ title, message }: Feedback): FeedbackErrors => ({
  title: said(checkContactTitle(title)),
  message: said(checkContactMessage(message)),
});

const said = (reason: ContactReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);
