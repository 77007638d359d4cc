import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const hashOf = (body: string): string => `'sha256-${createHash('sha256').update(body, 'utf8').digest('base64')}'`;
const directive = (scripts: string[], name: string): string | undefined =>
  contentSecurityPolicy(scripts)
    .split('; ')
    .find((one) => one.startsWith(name));

test('a page without inline scripts allows our own files and the style sheet of the messages only', () => {
  expect(contentSecurityPolicy([]).replace(/ 'sha256-[^']+'/g, '')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
});

test('an inline script is allowed by the hash of its exact text, and listed once', () => {
  const classic = 'window.x = "Өрөө";\n';
  const module = 'import "/assets/a.js";';
  expect(directive([classic, module, classic], 'script-src')).toBe(
    `script-src 'self' ${hashOf(classic)} ${hashOf(module)}`,
  );
});

test('of inline styles only the sheet that the messages bring is allowed, as the installed library has it', () => {
  const library = readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const sheet = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(library)?.[1] ?? '""';
  expect(directive([], 'style-src')).toBe(`style-src 'self' ${hashOf('')} ${hashOf(JSON.parse(sheet))}`);
});
