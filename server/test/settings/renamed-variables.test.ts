import { expect, test } from 'vitest';
import { readRenamed } from './renamed-variables.ts';

const WARNING = 'MONEY_LANES is called MONEY_CONCURRENCY now; the old name will not be read for ever.';

test.each([
  ['the old name is read, with a warning that has the new one', { MONEY_LANES: '5' }, '5', [WARNING]],
  ['the new name is read without a warning', { MONEY_CONCURRENCY: '4' }, '4', []],
  ['of both the new one counts', { MONEY_CONCURRENCY: '4', MONEY_LANES: '5' }, '4', []],
  ['without either there is nothing', {}, undefined, []],
])('%s', (_what, env, value, expected) => {
  const warnings: string[] = [];
  expect(readRenamed('MONEY_CONCURRENCY', env, (message) => void warnings.push(message))).toBe(value);
  expect(warnings).toEqual(expected);
});
