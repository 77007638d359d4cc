// `npm run emails [folder]`: writes one email of every kind as HTML and text, for viewing in a browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { renderEmail } from '../src/modules/notifications/emails/render-email.ts';
import { emailsOfTest, FACTS_OF_TEST, READER_OF_TEST } from './emails-of-test.ts';

const folder = resolve(process.argv[2] ?? 'emails');
mkdirSync(folder, { recursive: true });
for (const email of emailsOfTest) {
  const { html, text } = renderEmail(email, READER_OF_TEST, FACTS_OF_TEST);
  writeFileSync(join(folder, `${email.kind}.html`), html);
  writeFileSync(join(folder, `${email.kind}.txt`), text);
}
console.log(`${emailsOfTest.length} emails in ${folder}`);
