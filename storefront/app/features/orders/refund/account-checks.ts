import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { type AccountReason, checkAccount, checkBank, checkHolder } from '@tokhi/rules/refund/refund-account';

/** What stands beside each field of the account; nothing beside one that is right. */
export const accountChecks = {
  bank: (typed: string) => said(checkBank(typed)),
  number: (typed: string) => said(checkAccount(typed)),
  holder: (typed: string) => said(checkHolder(typed)),
};

const said = (reason: AccountReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);
