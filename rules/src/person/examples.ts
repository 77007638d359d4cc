// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { checkContactMessage } from './contact-checks.ts';
import { checkEmail, checkProfileEmail } from './email-checks.ts';
import { ENTRY_LIMITS } from './entry-limits.ts';
import { isFreshLogin } from './fresh-login.ts';
import { proofEndsAt } from './mailed-proofs.ts';
import { isOneLine } from './one-line-text.ts';
import { checkNewPassword } from './password-checks.ts';
import { passwordStrength } from './password-strength.ts';
import { checkName } from './person-checks.ts';
import { checkMobilePhone, checkPhone } from './phone-checks.ts';
import { TERMS_VERSION } from './terms-version.ts';
import { checkLength } from './text-length.ts';

const verdict = (length: number): string => (checkContactMessage('x'.repeat(length)) === null ? 'taken' : 'refused');

const verdictOfEmailChecks = (reason: string | null): string => (reason === null ? 'taken' : 'refused');

const noon = new Date('2026-03-02T12:00:00Z');

const verdictOfFreshLogin = (minutes: number): string =>
  isFreshLogin('code', noon, new Date(noon.getTime() + minutes * 60_000)) ? 'enough' : 'not enough';

const clock = (moment: Date): string => moment.toISOString().slice(11, 16);

const verdictOfOneLineText = (text: string): string => (isOneLine(text) ? 'one line' : 'refused');

const verdictOfPasswordChecks = (password: string): string =>
  checkNewPassword(password) === null ? 'taken' : 'refused';

const verdictOfPersonChecks = (name: string): string => (checkName(name) === null ? 'taken' : 'refused');

const verdictOfPhoneChecks = (reason: string | null): string => (reason === null ? 'takes' : 'refuses');

const verdictOfTextLength = (text: string): string => checkLength(text, 5, 'empty', 'too long') ?? 'right';

export const examples = {
  'contact-checks': (): string =>
    `A message of 200 letters to the shop is ${verdict(200)}, one of 201 is ${verdict(201)}, and so is an empty one: ${verdict(0)}.`,
  'email-checks': (): string =>
    `“Bold@Tokhi.mn” is ${verdictOfEmailChecks(checkEmail('Bold@Tokhi.mn'))} when signing up and ${verdictOfEmailChecks(checkProfileEmail('Bold@Tokhi.mn'))} in the profile, which wants lower case.`,
  'entry-limits': (): string => {
    const { most, withinMs } = ENTRY_LIMITS.password_of_account;
    return `After ${most} wrong passwords an account takes none for up to ${withinMs / 60_000} minutes.`;
  },
  'fresh-login': (): string =>
    `A code that was typed 10 minutes ago is ${verdictOfFreshLogin(10)} to set a password, one of 11 minutes ago is ${verdictOfFreshLogin(11)}.`,
  'mailed-proofs': (): string =>
    `Mailed at ${clock(noon)}, a code opens until ${clock(proofEndsAt('login_code', noon))} and a link for a new password until ${clock(proofEndsAt('reset_password', noon))}.`,
  'one-line-text': (): string =>
    `“Болд Дорж” is ${verdictOfOneLineText('Болд Дорж')}; with a line break between the two it is ${verdictOfOneLineText('Болд\nДорж')}.`,
  'password-checks': (): string =>
    `A password of seven characters is ${verdictOfPasswordChecks('1234567')}, one of eight is ${verdictOfPasswordChecks('12345678')}.`,
  'password-strength': (): string =>
    `“nomin1” fills ${passwordStrength('nomin1')} of four bars, “Tsagaan2026” ${passwordStrength('Tsagaan2026')} and “Ulaanbaatar26” ${passwordStrength('Ulaanbaatar26')}.`,
  'person-checks': (): string =>
    `The name “Болд” is ${verdictOfPersonChecks('Болд')}, a blank one is ${verdictOfPersonChecks(' ')}, and so is one of 101 letters: ${verdictOfPersonChecks('Б'.repeat(101))}.`,
  'phone-checks': (): string =>
    `Registration ${verdictOfPhoneChecks(checkPhone('77002020'))} the land line 77002020, the profile ${verdictOfPhoneChecks(checkMobilePhone('77002020'))} it.`,
  'terms-version': (): string => `Who registers today accepts the terms of ${TERMS_VERSION}.`,
  'text-length': (): string =>
    `Where five letters fit, “диван” is ${verdictOfTextLength('диван')}, “буйдан” is ${verdictOfTextLength('буйдан')} and three blanks are ${verdictOfTextLength('   ')}.`,
};
