import { expect, test } from 'vitest';
import { hostileTexts } from './hostile-texts-of-test.ts';
import { whatWouldRun } from './what-would-run.ts';

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

test.each([
  ['<img src=x onerror=xss7()>'],
  ['<p title=""><svg onload=xss7()>"></p>'],
  ['<p title="" onmouseover="xss7()" x=""></p>'],
  ['<a href="javascript:xss7()">a</a>'],
  ['<a href=" &#106;avascript:x" xss7>a</a>'],
  ['<script type="application/ld+json">{"a":"<script>"}</script>'],
  ['<iframe src="https://tokhi.example"></iframe>'],
  ['<p style="background:url(//xss7.example)">a</p>'],
  ['<meta http-equiv="refresh" content="0">'],
  ['<xss7>'],
])('%s is found', (html) => {
  expect(whatWouldRun(html)).not.toEqual([]);
});

test('texts that are escaped are not, wherever they stand', () => {
  for (const text of hostileTexts(300)) {
    const json = JSON.stringify(text).replaceAll('<', '\\u003c');
    const html = `<!DOCTYPE html><p title="${escaped(text)}">${escaped(text)}</p><img alt="${escaped(text)}" src="/a.webp"/><script>${json}</script>`;
    expect(whatWouldRun(html)).toEqual([]);
  }
});
