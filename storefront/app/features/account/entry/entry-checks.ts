// What stands beside the fields of the ways in (spec §5), in the words of the contract.
import { type FieldReason, fieldTexts } from '@tokhi/contract/texts/field-texts';
import { checkEmail, checkForgottenEmail } from '@tokhi/rules/person/email-checks';
import { MAILED_CODE } from '@tokhi/rules/person/mailed-proofs';
import { checkConfirmation, checkNewPassword } from '@tokhi/rules/person/password-checks';
import { checkName, checkTerms } from '@tokhi/rules/person/person-checks';
import { checkPhone } from '@tokhi/rules/person/phone-checks';

const said = (reason: FieldReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);

const email = (typed: string) => said(checkEmail(typed));

/** The terms are ticked there, too, and not asked for (spec §5). */
export const loginChecks = {
  email,
  // Ours: what may be wrong with a password that is only compared, the server says.
  password: (typed: string) => (typed === '' ? 'Нууц үгээ оруулна уу' : undefined),
};

export const registerChecks = {
  name: (typed: string) => said(checkName(typed)),
  email,
  phone: (typed: string) => said(checkPhone(typed)),
  password: (typed: string) => said(checkNewPassword(typed)),
  rePassword: (typed: string, { password }: { password: string }) => said(checkConfirmation(password, typed)),
  terms: (ticked: boolean) => said(checkTerms(ticked)),
};

export const forgotChecks = { email: (typed: string) => said(checkForgottenEmail(typed)) };

export const newPasswordChecks = { password: registerChecks.password, rePassword: registerChecks.rePassword };

/** A link that is opened by somebody who did not register: the terms are theirs to accept. */
export const confirmNewChecks = { ...newPasswordChecks, terms: registerChecks.terms };

/** A code makes an account where there is none, so the terms are asked for. */
export const askCodeChecks = { email, terms: registerChecks.terms };

export const codeChecks = {
  code: (typed: string) => (MAILED_CODE.test(typed.trim()) ? undefined : 'Имэйлээр ирсэн 6 оронтой кодыг оруулна уу'),
};
