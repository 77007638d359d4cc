import { readFileSync } from 'node:fs';
import { checkSearch } from '@tokhi/rules/catalogue/search-check';
import {
  checkAddress,
  checkDeliveryMethod,
  checkDistrict,
  checkKhoroo,
  checkRegister,
  checkServiceCount,
} from '@tokhi/rules/order/shipping-checks';
import { checkConsumer } from '@tokhi/rules/payment/consumer-check';
import { checkPayment } from '@tokhi/rules/payment/payment-check';
import { checkContactMessage, checkContactTitle } from '@tokhi/rules/person/contact-checks';
import { checkEmail, checkForgottenEmail, checkProfileEmail } from '@tokhi/rules/person/email-checks';
import { checkConfirmation, checkNewPassword, checkRepeat } from '@tokhi/rules/person/password-checks';
import { checkName, checkTerms } from '@tokhi/rules/person/person-checks';
import { checkMobilePhone, checkPhone, checkSecondPhone } from '@tokhi/rules/person/phone-checks';
import { checkAccount, checkBank, checkHolder } from '@tokhi/rules/refund/refund-account';
import { checkRate, checkReviewMessage } from '@tokhi/rules/review/review-checks';
import { expect, test } from 'vitest';
import { quotedMongolian, section } from '../../test/read-spec.ts';
import { calls } from '../calls.ts';
import { type FieldReason, fieldTexts } from './field-texts.ts';
import { refusals } from './refusals.ts';
import { serverTexts } from './server-texts.ts';
import { texts } from './texts.ts';

const long = (length: number) => 'x'.repeat(length);

/** What a customer does, the check that sees it, and the text on the page. */
const mistakes: [what: string, reason: FieldReason | null, text: string][] = [
  ['no name', checkName(' '), texts.nameRequired],
  ['a name of 101 letters', checkName(long(101)), texts.nameRequired],
  ['a name of two lines', checkName('x\nx'), texts.nameRequired],
  ['terms not ticked', checkTerms(false), texts.termsRequired],
  ['no e-mail', checkEmail(''), texts.emailRequired],
  ['no e-mail in the profile', checkProfileEmail(''), texts.emailRequired],
  ['an e-mail that is none', checkEmail('bold@tokhi'), texts.emailMalformed],
  ['capitals in the profile’s e-mail', checkProfileEmail('Bold@tokhi.mn'), texts.emailMalformed],
  ['a forgotten password of nobody', checkForgottenEmail('x'), texts.forgotPasswordEmailMalformed],
  ['no phone', checkPhone(''), texts.phoneRequired],
  ['a phone of seven digits', checkPhone('9911223'), texts.phoneRequired],
  ['a second phone of seven digits', checkSecondPhone('9911223'), texts.phoneRequired],
  ['a land line in the profile', checkMobilePhone('77112233'), texts.phoneMalformed],
  ['a short password', checkNewPassword('1234567'), texts.passwordTooShort],
  ['an endless password', checkNewPassword(long(201)), texts.invalidRequest],
  ['two passwords at registration', checkConfirmation('a', 'b'), texts.passwordMismatch],
  ['two passwords in the profile', checkRepeat('a', 'b'), texts.repeatPasswordWrong],
  ['neither delivery nor pickup', checkDeliveryMethod({ delivery: false, pickup: false }), texts.deliveryNotChosen],
  ['no district', checkDistrict(null), texts.addressIncomplete],
  ['no khoroo', checkKhoroo(null, true), texts.addressIncomplete],
  ['no detailed address', checkAddress(''), texts.addressIncomplete],
  ['an address as long as a letter', checkAddress(long(101)), texts.invalidRequest],
  ['a register of six digits', checkRegister('123456', { personal: false }), texts.registerNumberMalformed],
  ['nothing to assemble', checkServiceCount(0), texts.invalidRequest],
  ['a message without title', checkContactTitle(''), texts.contactIncomplete],
  ['a title of 51 letters', checkContactTitle(long(51)), texts.contactIncomplete],
  ['a title of two lines', checkContactTitle('x\nx'), texts.contactIncomplete],
  ['an empty message', checkContactMessage(''), texts.contactIncomplete],
  ['a message of 201 letters', checkContactMessage(long(201)), texts.contactIncomplete],
  ['six stars', checkRate(6), texts.rateMissing],
  ['a review as long as a book', checkReviewMessage(long(1_001)), texts.invalidRequest],
  ['an empty search', checkSearch(''), texts.invalidRequest],
  ['a search as long as a letter', checkSearch(long(201)), texts.invalidRequest],
  ['no payment method', checkPayment(''), texts.paymentNotChosen],
  ['a consumer number of seven digits', checkConsumer('1003807'), texts.consumerMalformed],
  ['no bank', checkBank(''), texts.bankRequired],
  ['an account with letters', checkAccount('x'), texts.accountMalformed],
  ['nobody’s account', checkHolder(''), texts.holderRequired],
];

test.each(mistakes)('%s (%s) is answered with «%s»', (_what, reason, text) => {
  expect(reason && fieldTexts[reason]).toBe(text);
});

test('every reason is one that a check can give', () => {
  expect(new Set(mistakes.map(([, reason]) => reason))).toEqual(new Set(Object.keys(fieldTexts)));
});

test('every text of section 5 is reached by a check, but those that are about no field', () => {
  const aboutNoField = new Set<string>([
    texts.loginRequired,
    texts.compareFull,
    serverTexts.favouriteLimit,
    // Of the cart: its rules give the codes of the refusals, or a list of what was left out.
    texts.insufficientStock,
    texts.nothingPurchasable,
    texts.outOfStockRemoved,
  ]);
  const reached = new Set<string>(mistakes.map(([, , text]) => text));
  const quoted = quotedMongolian(5).filter((text) => !aboutNoField.has(text));
  expect(quoted.length).toBeGreaterThanOrEqual(11);
  expect(quoted.filter((text) => !reached.has(text))).toEqual([]);
  expect(section(5)).toContain(`'${texts.forgotPasswordEmailMalformed}'`);
  expect(reached).toContain(texts.forgotPasswordEmailMalformed);
});

test('reasons that are refusals of the whole call, too, are worded alike', () => {
  const shared = Object.keys(fieldTexts).filter((reason) => Object.hasOwn(refusals, reason)) as (keyof typeof refusals &
    FieldReason)[];
  expect(shared).toEqual(['delivery_not_chosen', 'payment_not_chosen']);
  for (const reason of shared) expect(refusals[reason].text).toBe(fieldTexts[reason]);
});

test('forms take the texts without taking zod', () => {
  expect(readFileSync(new URL('field-texts.ts', import.meta.url), 'utf8')).not.toMatch(/from 'zod'/);
});

const receiver = { personal: true, name: 'Болд', phone: '99112233', email: 'bold@tokhi.mn' };
const wordsFor = (user: object): string[] => {
  const shipping = { warehouse: 1, user: { ...receiver, ...user } };
  const cart = { product: [{ id: '70489215', qty: 1, price: 249_900 }], sum: 262_900 };
  const parsed = calls.createOrder.body.safeParse({ shipping, cart, deliver: 0 });
  return parsed.error?.issues.map(({ message }) => message) ?? [];
};

test.each<[what: string, user: object, words: string[]]>([
  ['a good receiver', {}, []],
  ['blanks around everything', { name: ' Болд ', phone: ' 99112233 ', phone2: ' ', email: ' Bold@Tokhi.mn ' }, []],
  ['a second phone of seven digits', { phone2: '9911223' }, [texts.phoneRequired]],
  ['a second phone that stays empty', { phone2: null }, []],
  ['an address of 100 letters', { more: long(100) }, []],
  ['an address of 101 letters', { more: long(101) }, [texts.invalidRequest]],
  ['an address that stays empty', { more: '' }, []],
  ['an individual with a register that is none', { register: '12345' }, []],
  ['an organisation with a register', { personal: false, register: '1234567' }, []],
  ['an organisation with an empty register', { personal: false, register: '' }, [texts.registerNumberMalformed]],
  ['a name of 101 letters', { name: long(101) }, [texts.nameRequired]],
  ['a name and a phone that are empty', { name: '', phone: '' }, [texts.nameRequired, texts.phoneRequired]],
])('the server answers %s with the words of the form', (_what, user, words) => {
  expect(wordsFor(user)).toEqual(words);
});
