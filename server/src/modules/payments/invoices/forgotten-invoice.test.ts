import { expect, test } from 'vitest';
import { isForgotten } from './forgotten-invoice.ts';

const end = new Date('2026-11-17T04:00:00Z');
const at = (minutes: number): Date => new Date(end.getTime() + minutes * 60_000);

test.each([
  ['three answers, the first at the end of paying', { count: 3, since: at(0) }, 30, true],
  ['a minute too early', { count: 3, since: at(0) }, 29, false],
  ['two answers only', { count: 2, since: at(0) }, 300, false],
  ['no such answer', { count: 0, since: null }, 300, false],
  ['known until after the end of paying', { count: 3, since: at(20) }, 49, false],
  ['known until after the end of paying, half an hour later', { count: 3, since: at(20) }, 50, true],
  ['unknown long before the end of paying', { count: 90, since: at(-600) }, 29, false],
  ['unknown since long before the end of paying', { count: 90, since: at(-600) }, 30, true],
])('%s: an invoice is forgotten or not', (_what, answers, minutes, forgotten) => {
  expect(isForgotten(answers, end, at(minutes))).toBe(forgotten);
});
