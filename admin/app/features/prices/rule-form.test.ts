import { expect, test } from 'vitest';
import { EMPTY, wantedOf } from './rule-form.ts';

const form = (changes: Partial<typeof EMPTY>) => wantedOf({ ...EMPTY, ...changes });

test('a rule by cost needs a rate and a margin, and says which goods', () => {
  expect(form({ rate: '487', margin: '' })).toBeNull();
  expect(form({ rate: '487', margin: '95' })).toBeNull();
  expect(form({ rate: '487,5', margin: '30', category: '3' })).toEqual({
    kind: 'rule',
    filter: { category: 3 },
    rule: { kind: 'cost', rate: 487.5, margin: 30, ending: 'nine_hundred' },
  });
});

test('a percent is typed with either minus, and nothing by nothing is no rule', () => {
  const percentOf = (percent: string) => form({ kind: 'percent', percent, ending: 'hundreds' })?.kind;
  expect(form({ kind: 'percent', percent: '−7.5', brand: '2' })).toEqual({
    kind: 'rule',
    filter: { brand: 2 },
    rule: { kind: 'percent', percent: -7.5, ending: 'nine_hundred' },
  });
  for (const typed of ['', '0', 'x', '-91', '401']) expect(percentOf(typed)).toBeUndefined();
});

test('a campaign has a whole percent and ends at a moment of Ulaanbaatar, or is open', () => {
  expect(form({ kind: 'campaign', cut: '12.5' })).toBeNull();
  expect(form({ kind: 'campaign', cut: '12', to: '2027-01-05T23:59' })).toMatchObject({
    rule: { kind: 'campaign', percent: 12, ends_at: '2027-01-05T15:59:00.000Z' },
  });
  expect(form({ kind: 'campaign', cut: '0' })).toMatchObject({ rule: { percent: 0, ends_at: null } });
});
