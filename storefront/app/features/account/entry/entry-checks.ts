// The errors of the login and registration fields (spec §5), in the words of the contract.
import { type FieldReason, fieldTexts } from '@tokhi/contract/texts/field-texts';
import { checkEmail, checkForgottenEmail } from '@tokhi/rules/person/email-checks';
import { MAILED_CODE } from '@tokhi/rules/person/mailed-proofs';
import { checkConfirmation, checkNewPassword } from '@tokhi/rules/person/password-checks';
import { checkName, checkTerms } from '@tokhi/rules/person/person-checks';
import { checkPhone } from '@tokhi/rules/person/phone-checks';

const said = (reason: FieldReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);

const email = (typed: string) => said(checkEmail(typed));

/** The login form has the terms box, too, but does not require it (spec §5). */
export const loginChecks = {
  email,
  // Our own text: for a password that is only compared, the server reports everything else.
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

/** For a link opened by somebody who did not register: they must accept the terms. */
export const confirmNewChecks = { ...newPasswordChecks, terms: registerChecks.terms };

/** A code may create an account, so the terms are required. */
export const askCodeChecks = { email, terms: registerChecks.terms };

export const codeChecks = {
  code: (typed: string) => (MAILED_CODE.test(typed.trim()) ? undefined : 'Имэйлээр ирсэн 6 оронтой кодыг оруулна уу'),
};
