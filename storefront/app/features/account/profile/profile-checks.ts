// The errors of the profile fields (spec §5 Profile), in the words of the contract.
import { type FieldReason, fieldTexts } from '@tokhi/contract/texts/field-texts';
import { checkProfileEmail } from '@tokhi/rules/person/email-checks';
import { checkNewPassword, checkRepeat } from '@tokhi/rules/person/password-checks';
import { checkName } from '@tokhi/rules/person/person-checks';
import { checkMobilePhone, checkSecondPhone } from '@tokhi/rules/person/phone-checks';

const said = (reason: FieldReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);

export const infoChecks = {
  name: (typed: string) => said(checkName(typed)),
  email: (typed: string) => said(checkProfileEmail(typed)),
  phone: (typed: string) => said(checkMobilePhone(typed)),
  phone2: (typed: string) => said(checkSecondPhone(typed)),
};

export const passwordChecks = {
  password: (typed: string) => said(checkNewPassword(typed)),
  repeat: (typed: string, { password }: { password: string }) => said(checkRepeat(password, typed)),
};
