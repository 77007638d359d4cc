import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (body: string): string => `'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`;
const directive = (html: string, name: string): string | undefined =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((one) => one.startsWith(name));
const scriptSrc = (html: string): string | undefined => directive(html, 'script-src');

test('a page without inline scripts allows our own files and the style sheet of the messages only', () => {
  expect(contentSecurityPolicy('<p>Тохь</p>').replace(/ 'sha256-[^']+'/g, '')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('every inline script of the page is allowed by the hash of its exact text', () => {
  const classic = 'window.x = "Өрөө";\n';
  const module = 'import "/assets/a.js";';
  const html = `<script>${classic}</script><p>a</p><script type="module" async="">${module}</script>`;
  expect(scriptSrc(html)).toBe(`script-src 'self' ${hashOf(classic)} ${hashOf(module)}`);
});

test('scripts with an address and data blocks need no hash', () => {
  const html = '<script src="/a.js"></script><script type="application/ld+json">{"name":"Тохь"}</script>';
  expect(scriptSrc(html)).toBe("script-src 'self'");
});

test('the same script twice is listed once', () => {
  expect(scriptSrc('<script>a()</script><script>a()</script>')).toBe(`script-src 'self' ${hashOf('a()')}`);
});

test('of inline styles only the sheet that the messages bring is allowed, as the installed library has it', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const sheet = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(library)?.[1] ?? '""';
  expect(directive('', 'style-src')).toBe(`style-src 'self' ${hashOf('')} ${hashOf(JSON.parse(sheet))}`);
});
