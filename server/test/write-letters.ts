// `npm run letters [folder]`: writes one letter of every kind as HTML and text, to be looked at in a browser.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeLetter } from '../src/modules/notifications/letters/write-letter.ts';
import { FACTS_OF_TEST, lettersOfTest, READER_OF_TEST } from './letters-of-test.ts';

const folder = resolve(process.argv[2] ?? 'letters');
mkdirSync(folder, { recursive: true });
for (const letter of lettersOfTest) {
  const { html, text } = writeLetter(letter, READER_OF_TEST, FACTS_OF_TEST);
  writeFileSync(join(folder, `${letter.kind}.html`), html);
  writeFileSync(join(folder, `${letter.kind}.txt`), text);
}
console.log(`${lettersOfTest.length} letters in ${folder}`);
