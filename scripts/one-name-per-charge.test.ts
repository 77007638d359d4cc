// The fee for transport from Beijing and the surcharge for size and weight are two charges (decision 156): each has one name, defined
// in one file, and no screen, email, receipt or invoice confuses the two.
import { glob, readFile } from 'node:fs/promises';
import { SIZE_FEE_LABEL } from '@tokhi/rules/delivery/charge-labels';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);
const FOLDERS = ['rules/src', 'contract/src', 'server/src', 'storefront/app', 'admin/app', 'ui/src'];
const HOME = 'rules/src/delivery/charge-labels.ts';
const EXPLANATIONS = 'rules/src/order/term-explanation.ts';
/** Describes both, each by its own name. */
const OF_BOTH = 'storefront/app/features/info/terms-receiving.ts';

const sources: { path: string; text: string }[] = [];
for await (const path of glob(
  FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx}`),
  { cwd: ROOT.pathname },
)) {
  if (/(\.(test|generated)\.tsx?|\/examples\.ts)$/.test(path)) continue;
  sources.push({ path, text: await readFile(new URL(path, ROOT), 'utf8') });
}
const naming = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ path }) => path);

test('the names are those of the shop', () => {
  expect([termLabels.chinaDelivery, SIZE_FEE_LABEL]).toEqual(['Бээжингээс тээвэрлэх', 'Овор, жингийн нэмэлт']);
  expect(sources.length).toBeGreaterThan(500);
});

test('each name stands in one file, and everybody else asks for it there', () => {
  expect(naming(/Бээжингээс\s+тээвэр(лэх|лэлт)/i)).toEqual([HOME]);
  expect(naming(/овор,?\s+жингийн\s+нэмэлт/i)).toEqual([HOME]);
});

test('no file calls the fee from Beijing a surcharge for size and weight', () => {
  const surcharged = naming(/SIZE_FEE_LABEL/).filter(
    (path) => path !== HOME && path !== EXPLANATIONS && path !== OF_BOTH,
  );
  expect(surcharged.length).toBeGreaterThan(0);
  const fromBeijing = new Set(naming(/china_?deliver|beijingFee/i));
  expect(surcharged.filter((path) => fromBeijing.has(path))).toEqual([]);
});
