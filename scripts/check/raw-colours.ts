// Fails when a colour is written in the shop's front ends outside of tokens.css, the only source of colours.
import { readFileSync } from 'node:fs';
import { repositoryFiles } from '../repository-files.ts';

const LOOKED_AT = /^(storefront\/app|admin\/app|ui\/src|server\/src\/modules\/notifications)\/.*\.(css|ts|tsx)$/;
const TOKENS = 'ui/src/tokens.css';
/** Token values that emails need, because mail clients ignore custom properties; a test compares them. */
const ALLOWED = [TOKENS, 'server/src/modules/notifications/emails/mail-palette.ts'];
const RAW_COLOUR =
  /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;

/** Swatches in tests are data, as in the shop: the colour of a sofa is not a colour of the page. */
const isTest = (file: string) => file.endsWith('.test.ts');

const files = repositoryFiles('.').filter((file) => LOOKED_AT.test(file) && !ALLOWED.includes(file) && !isTest(file));
let found = 0;
for (const file of files) {
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    // A colour built from custom properties is defined by them.
    if (!RAW_COLOUR.test(line.replace(/href="#[\w-]+"|rgb\(var\(/g, ''))) continue;
    console.error(`${file}:${index + 1}: a raw colour; use a token of ${TOKENS}: ${line.trim()}`);
    found += 1;
  }
}
if (found > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files, no raw colour`);
