import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { expect, test } from 'vitest';
import { changedValues, valueText } from './changed-values.ts';

const field = (name: string, kind: SettingField['kind'], changes: Partial<SettingField> = {}): SettingField => ({
  ...{ name, kind, label: name, unit: null, isOptional: false, min: null, max: null, isWhole: true },
  ...{ choices: [], fields: [], ...changes },
});
const fees = field('Дунд', 'group', { fields: [field('Суурь', 'number', { unit: '₮' }), field('Нэмэлт', 'number')] });

test('what differs is said field by field, with the group that it is in', () => {
  const before = { Дунд: { Суурь: 15_000, Нэмэлт: 1 }, Нэр: 'а' };
  const after = { Дунд: { Суурь: 18_000, Нэмэлт: 1 }, Нэр: 'а' };
  expect(changedValues([fees, field('Нэр', 'text')], before, after)).toEqual([
    { label: 'Дунд, Суурь', before: '15,000₮', after: '18,000₮' },
  ]);
});

test('a list is said by its length, and an empty value by a word', () => {
  const rows = field('rows', 'list');
  expect(changedValues([rows], { rows: [1] }, { rows: [1, 2] })).toMatchObject([{ before: '1 мөр', after: '2 мөр' }]);
  expect(valueText(field('x', 'text'), null)).toBe('хоосон');
  expect(valueText(field('x', 'switch'), true)).toBe('тийм');
  expect(valueText(field('x', 'choice', { choices: [{ value: 'on', label: 'Нээлттэй' }] }), 'on')).toBe('Нээлттэй');
});
