import { expect, test } from 'vitest';
import { inlinedTexts } from './inline-texts.ts';

const FROM_CONTRACT = `import { texts } from "@tokhi/contract/texts/texts";\n`;

test('a text of the contract is written where it is said', () => {
  const said = inlinedTexts(`${FROM_CONTRACT}const label = texts.compare;`);
  expect(said).toContain('const label = "Харьцуулах";');
  expect(said).not.toContain('texts.compare');
});

test.each([
  ['a field of something else', `${FROM_CONTRACT}const summary = product.texts.compare;`],
  ['a name that the table does not have', `${FROM_CONTRACT}const nothing = texts.nothing;`],
  ['texts of another module', 'const { texts } = product; const shown = texts.compare;'],
])('%s stays as it is', (_what, code) => {
  expect(inlinedTexts(code)).toBe(code);
});
