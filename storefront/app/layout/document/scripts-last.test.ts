import { expect, test } from 'vitest';
import { scriptsLast } from './scripts-last.tsx';

const SHEET = '<link rel="stylesheet" href="/assets/style.css"/>';
const PICTURE = '<link rel="preload" as="image" imageSrcSet="/a.avif 1600w" fetchPriority="high"/>';
const script = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const asleep = (name: string) => `<link rel="asleep" fetchPriority="low" href="/assets/${name}.js"/>`;
const page = (head: string, body: string) => `<html><head><title>Нүүр</title>${head}</head><body>${body}</body></html>`;

test('the links to scripts come after everything else of the head, in their order, and asleep', () => {
  const written = page(script('entry') + script('home') + PICTURE + SHEET, '');
  expect(scriptsLast(written)).toBe(page(PICTURE + SHEET + asleep('entry') + asleep('home'), ''));
});

test('the script that starts the page sleeps too, and keeps its text, of which the policy has the hash', () => {
  const start = 'import * as route0 from "/assets/root.js";';
  expect(scriptsLast(page(SHEET, `<script type="module" async="">${start}</script>`))).toBe(
    page(SHEET, `<script type="asleep">${start}</script>`),
  );
});

test('what a page says about scripts is left alone', () => {
  const written = page(SHEET, `<pre>${script('shown')}</pre>`);
  expect(scriptsLast(written)).toBe(written);
});
