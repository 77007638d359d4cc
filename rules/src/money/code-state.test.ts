import { expect, test } from 'vitest';
import { codeState } from './code-state.ts';

const NOW = new Date('2026-11-16T02:00:00Z');
const days = (count: number, ms = 0) => new Date(NOW.getTime() + count * 86_400_000 + ms);
const code = { active: true, startsAt: null, endsAt: null, uses: 0, maxUses: 10, inSet: false };

test.each([
  ['a new code', {}, 'active'],
  ['a code without a limit', { maxUses: null, uses: 1_000 }, 'active'],
  ['a code that was switched off', { active: false, endsAt: days(-1) }, 'off'],
  ['a code at its end', { endsAt: NOW }, 'ended'],
  ['a code before its end', { endsAt: days(0, 1) }, 'ending'],
  ['a code 14 days before its end', { endsAt: days(14) }, 'ending'],
  ['a code more than 14 days before its end', { endsAt: days(14, 1) }, 'active'],
  ['a code before its start', { startsAt: days(0, 1) }, 'planned'],
  ['a code at its start', { startsAt: NOW }, 'active'],
  ['a code with all uses gone', { uses: 10, startsAt: days(1) }, 'used_up'],
  ['a code with nine tenths gone', { uses: 9 }, 'ending'],
  ['a code with less gone', { uses: 8 }, 'active'],
  ['a set with nine tenths gone', { uses: 9, inSet: true }, 'active'],
  ['a code that ended with all uses gone', { uses: 10, endsAt: days(-1) }, 'ended'],
])('%s', (_name, changes, state) => {
  expect(codeState({ ...code, ...changes }, NOW)).toBe(state);
});
