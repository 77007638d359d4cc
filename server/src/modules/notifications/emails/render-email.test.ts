import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EMAILS_OF_TEST, emailsOfTest, FACTS_OF_TEST, READER_OF_TEST } from '../../../../test/emails-of-test.ts';
import { type Email, emailColumns, emailOf } from './email.ts';
import { PALETTE } from './mail-palette.ts';
import { renderEmail, subjectOf } from './render-email.ts';

const write = (email: Email) => renderEmail(email, READER_OF_TEST, FACTS_OF_TEST);
const kinds = emailsOfTest.map((email) => [email.kind, email] as const);
/** The visible words of the HTML and its link targets. */
const wordsOf = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<a href="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .split(/\s+/);

test.each(kinds)('%s says the same in text and in HTML', (_, email) => {
  const { text, html } = write(email);
  const drawn = new Set(wordsOf(html));
  const onlyInText = text
    .replaceAll(/(\S):(?=\s)/g, '$1')
    .replaceAll(/\(өмнө нь (.*?)\)/g, '$1')
    .split(/\s+/)
    .filter((word) => word !== '--' && !drawn.has(word) && !drawn.has(`${word}:`));
  expect(onlyInText).toEqual([]);
});

test.each(kinds)(
  '%s tells how the shop is reached, has one button at most, and no secret in its subject',
  (_, email) => {
    const { text, html } = write(email);
    expect(text).toContain('7700-2020, tuslamj@tokhi.example.');
    expect(html.match(/display:block;padding:16px/g)?.length ?? 0).toBeLessThanOrEqual(1);
    const { secret } = emailColumns(email, null);
    for (const part of Object.values(JSON.parse(secret ?? '{}'))) expect(subjectOf(email)).not.toContain(part);
  },
);

test.each(kinds)('%s comes back from its row as it was', (_, email) => {
  const { template, payload, secret } = emailColumns(email, 'Номин');
  const row = { template, payload: JSON.parse(payload), secret: secret === null ? null : JSON.parse(secret) };
  expect(emailOf(row)).toEqual({ email, name: 'Номин' });
});

test.each([
  ['confirm-email', 'https://tokhi.example/login#confirm='],
  ['email-change', 'https://tokhi.example/login#confirm='],
  ['reset-password', 'https://tokhi.example/reset-password#'],
] as const)('%s has its token in the fragment, which no server sees', (kind, begin) => {
  const email = EMAILS_OF_TEST[kind];
  const link = `${begin}${email.token}`;
  expect(write(email).text).toContain(link);
  expect(write(email).html.match(new RegExp(email.token, 'g'))).toHaveLength(2);
});

test.each(['price-drop', 'back-in-stock'] as const)('%s is stopped by one click', (kind) => {
  const email = EMAILS_OF_TEST[kind];
  const { headers, text } = write(email);
  const url = `https://tokhi.example/api/user/notices-off?about=${kind}&key=${email.stopKey}`;
  expect(headers).toEqual({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
  expect(text).toContain(`Зогсоох: ${url}`);
});

test('emails about the account and about orders are stopped by nothing', () => {
  const others = emailsOfTest.filter((email) => !('stopKey' in email));
  expect(others).toHaveLength(26);
  for (const { headers, text } of others.map(write)) {
    expect(headers).toEqual({});
    expect(text).not.toContain('Зогсоох');
  }
});

test('what others typed is drawn as text, in every place', () => {
  const planted = `<img src=x onerror="a('1')">&`;
  const emails: Email[] = [
    { kind: 'contact-received', title: planted },
    { kind: 'email-changing', newEmail: planted },
    { ...EMAILS_OF_TEST['new-device'], browser: planted },
    { ...EMAILS_OF_TEST['price-drop'], product: { code: '1', name: planted, picture: planted } },
  ];
  for (const email of emails) expect(write(email).html).not.toContain('<img src=x');
  const welcome = renderEmail(EMAILS_OF_TEST.welcome, { ...READER_OF_TEST, name: planted }, FACTS_OF_TEST);
  expect(welcome.html).toContain('Тавтай морил, &lt;img src=x onerror=&quot;a(&#39;1&#39;)&quot;&gt;&amp;');
});

test('an email to an address that nobody has proven quotes no name that a stranger could have typed', () => {
  for (const kind of ['confirm-email', 'login-code', 'reset-password', 'email-change'] as const) {
    const { text, html } = renderEmail(
      EMAILS_OF_TEST[kind],
      { ...READER_OF_TEST, name: 'planted.example' },
      FACTS_OF_TEST,
    );
    expect(text + html).not.toContain('planted.example');
  }
});

test('the colours of emails are those of the shop', () => {
  const tokens = readFileSync(new URL('../../../../../ui/src/tokens.css', import.meta.url), 'utf8');
  for (const [name, value] of Object.entries(PALETTE)) expect(tokens).toContain(`--${name}: ${value};`);
});
