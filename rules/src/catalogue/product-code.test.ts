import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { formatProductCode, parseProductCode } from './product-code.ts';

test('a code of eight digits is printed in groups', () => {
  expect(formatProductCode('70489215')).toBe('704.892.15');
});

test('any other code is printed as it is', () => {
  expect(formatProductCode('A-12')).toBe('A-12');
});

test.each(['7048921', '704892155', 'x70489215', '70489215x', '7048921x', 'x0489215', '704x9215'])(
  '%j has no groups to print',
  (code) => {
    expect(formatProductCode(code)).toBe(code);
  },
);

test.each([
  '704.892.15',
  '704 892 15',
  '70489215',
  '704-892-15',
  ' 704.892.15\n',
  '704\u00a0892\u00a015',
  '704‐892‐15',
  '704–892–15',
  '704―892―15',
  '7048.9215',
])('an article number typed as %j is the code 70489215', (typed) => {
  expect(parseProductCode(typed)).toBe('70489215');
});

test.each(['', '7048921', '704892155', '704.892.1S', 'буйдан', 'x70489215', '70489215x', '704,892,15', '704/892/15'])(
  '%j is no article number',
  (typed) => {
    expect(parseProductCode(typed)).toBeNull();
  },
);

test('every code is found by what its tag says', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8}$/), (code) => parseProductCode(formatProductCode(code)) === code),
    { numRuns: 10_000 },
  );
});

test('the example reads well', () => {
  expect(examples['product-code']()).toBe(
    'Whoever types “704 892-15” means the product 70489215, whose tag says 704.892.15.',
  );
});
