import { texts } from '@tokhi/contract/texts/texts';
import type { Plugin } from 'vite';

const IMPORTED = /import\s*\{[^}]*\btexts\b[^}]*\}\s*from\s*["'][^"']*\/texts(?:\.ts)?["']/;
/** Texts of the table itself, not `product.texts.summary`. */
const SAID = /(?<![.\w$])texts\.(\w+)/g;

const known: Readonly<Record<string, string>> = texts;

/** A module that uses texts of the contract, with each text inlined. */
export const inlinedTexts = (code: string): string =>
  IMPORTED.test(code)
    ? code.replace(SAID, (name: string, key: string) => (known[key] === undefined ? name : JSON.stringify(known[key])))
    : code;

/**
 * The table of texts is one object of 3 kB, and a page uses a dozen of them: each is inlined where it is used, and the table
 * stays out of the browser, as long as nothing passes it on as a whole.
 */
export const inlineTexts = (): Plugin => ({
  name: 'inline-texts',
  // After types and JSX are removed.
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/(?:storefront\/app|contract\/src)\/.*\.tsx?(?:\?|$)/ },
    handler: (code) => ({ code: inlinedTexts(code), map: null }),
  },
});
