import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url).pathname;
const spec = readFileSync(`${ROOT}docs/spec.md`, 'utf8');
const sources = globSync(
  [
    'storefront/app/**/*.{ts,tsx}',
    'ui/src/**/*.{ts,tsx}',
    'server/src/**/*.ts',
    'contract/src/**/*.ts',
    'rules/src/**/*.ts',
  ],
  { cwd: ROOT, exclude: (name) => /\.test\.tsx?$|node_modules/.test(name) },
);

/** Texts in quotes or between tags that have the word, each with its file. */
function textsWith(word: RegExp): { file: string; text: string }[] {
  return sources.flatMap((file) =>
    [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/'([^'\n]*)'|`([^`]*)`|>([^<>{}\n]+)</g)]
      .map(([, quoted, filled, shown]) => quoted ?? filled ?? shown ?? '')
      .filter((text) => word.test(text))
      .map((text) => ({ file, text })),
  );
}

const notOfTheSpec = ({ text }: { text: string }) => !spec.includes(text);

test('mail is spelled «имэйл» wherever the specification does not spell it otherwise', () => {
  expect(textsWith(/имэйл/i).length).toBeGreaterThan(20);
  expect(textsWith(/и-мэйл|имейл|э-мэйл/i).filter(notOfTheSpec)).toEqual([]);
});

test('«Уучлаарай» is followed by a comma, and «Invalid Email» and «Last chance» stand nowhere, but where the specification prints them', () => {
  expect(textsWith(/Уучлаарай(?!,)/).filter(notOfTheSpec)).toEqual([]);
  expect(textsWith(/Invalid Email|Last chance/).map(({ file, text }) => `${file} ${text}`)).toEqual([
    'contract/src/texts/texts.ts Invalid Email',
    'contract/src/texts/texts.ts Last chance',
  ]);
});
