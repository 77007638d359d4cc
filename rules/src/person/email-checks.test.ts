import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkEmail, checkForgottenEmail, checkProfileEmail } from './email-checks.ts';
import { examples } from './examples.ts';

const good = [
  'bold@tokhi.mn',
  ' bold@tokhi.mn\n',
  'b@t.mn',
  'b.o.ld@shop.tokhi.mn',
  "o'bold+shop_1-a@tokhi.com.mn",
  'a-@tokhi.mn',
  '9@9-a.mn',
  'bold@tokhi.museum',
  // 254 characters in all
  `bold@${'a'.repeat(246)}.mn`,
];
const malformed = [
  'bold',
  'bold@',
  '@tokhi.mn',
  'bold@tokhi',
  'bold@tokhi.m',
  'bold@tokhi.m1',
  'bold@tokhi..mn',
  'bold@.mn',
  'bold@-tokhi.mn',
  'bold@tok_hi.mn',
  'bold..b@tokhi.mn',
  '.bold@tokhi.mn',
  'bold.@tokhi.mn',
  "bold'@tokhi.mn",
  'bo ld@tokhi.mn',
  'bo@ld@tokhi.mn',
  'болд@tokhi.mn',
  'bold@tokhi.mn,',
  '<bold@tokhi.mn',
  `bold@${'a'.repeat(247)}.mn`,
];

test.each(good)('%j is an e-mail address', (email) => {
  expect(checkEmail(email)).toBeNull();
  expect(checkProfileEmail(email)).toBeNull();
  expect(checkForgottenEmail(email)).toBeNull();
});

test.each(malformed)('%j is none', (email) => {
  expect(checkEmail(email)).toBe('email_malformed');
  expect(checkProfileEmail(email)).toBe('email_malformed');
  expect(checkForgottenEmail(email)).toBe('forgot_password_email_malformed');
});

test.each(['', '  '])('an empty field (%j) is asked for', (email) => {
  expect(checkEmail(email)).toBe('email_required');
  expect(checkProfileEmail(email)).toBe('email_required');
  expect(checkForgottenEmail(email)).toBe('forgot_password_email_malformed');
});

test.each(['Bold@tokhi.mn', 'bold@Tokhi.mn', 'bold@tokhi.MN', 'BO.LD@tokhi.mn'])(
  'capitals (%j) are taken everywhere but in the profile',
  (email) => {
    expect(checkEmail(email)).toBeNull();
    expect(checkForgottenEmail(email)).toBeNull();
    expect(checkProfileEmail(email)).toBe('email_malformed');
  },
);

test('addresses that people have are taken, whatever their capitals', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z\d_+-]{1,20}@([a-zA-Z\d]{1,20}\.){1,3}[a-zA-Z]{2,6}$/), (email) => {
      return checkEmail(email) === null && checkProfileEmail(email.toLowerCase()) === null;
    }),
    { numRuns: 10_000 },
  );
});

test('hostile text is answered, and at once', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a.@'-]{0,300}$/), (text) => checkEmail(text) !== undefined),
    { numRuns: 10_000 },
  );
  expect(checkEmail(`${'a.'.repeat(100_000)}@`)).toBe('email_malformed');
  expect(checkEmail(`a@${'a-'.repeat(100_000)}`)).toBe('email_malformed');
});

test('the example reads well', () => {
  expect(examples['email-checks']()).toBe(
    '“Bold@Tokhi.mn” is taken when signing up and refused in the profile, which wants lower case.',
  );
});
