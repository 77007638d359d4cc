import { expect, test } from 'vitest';
import { newMark, takeOwnScripts } from './own-scripts.ts';

const MARK = newMark();
const ours = (text: string, attributes = '') => `<script nonce="${MARK}"${attributes}>${text}</script>`;

test('our own inline scripts are those with the mark, wherever it stands', () => {
  const page = `${ours('first()')}<p>a</p><script type="module" async="" nonce="${MARK}">second()</script>`;
  expect(takeOwnScripts(page, MARK).scripts).toEqual(['first()', 'second()']);
});

test.each([
  '<script>alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  `<script nonce="${newMark()}">alert(1)</script>`,
  '<script type="application/ld+json">{"name":"Тохь"}</script>',
  '<script src="/assets/a.js"></script>',
  // Never closed: it must not swallow the one after it.
  '<div title="<script>"></div>',
  '<script x="',
])('%s is none of ours', (foreign) => {
  const page = `<div>${foreign}</div>${ours('first()')}`;
  expect(takeOwnScripts(page, MARK).scripts).toEqual(['first()']);
});

test('the page is sent without the mark', () => {
  const link = `<link rel="modulepreload" href="/assets/a.js" nonce="${MARK}"/>`;
  const { html } = takeOwnScripts(link + ours('first()'), MARK);
  expect(html).toBe('<link rel="modulepreload" href="/assets/a.js"/><script>first()</script>');
});

test('no two pages have the same mark', () => {
  expect(newMark()).not.toBe(newMark());
});
