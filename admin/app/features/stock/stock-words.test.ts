import { expect, test } from 'vitest';
import { daysSince, movementNote } from './stock-words.ts';

test.each([
  [null, null, ''],
  ['stocktake 61', null, 'Тооллого №61'],
  ['stocktake 61: lost', null, 'Тооллого №61, дутсан, олдоогүй'],
  ['taken back: Буруу тавиур', null, 'Тооллогыг буцаасан: Буруу тавиур'],
  ['Урагдсан', 'damaged_in_transport', 'Тээвэрт гэмтсэн. Урагдсан'],
  [null, 'other', 'Бусад'],
] as const)('the note %j of the loss %j is told as «%s»', (note, loss, text) => {
  expect(movementNote({ note, loss })).toBe(text);
});

test('days since a count are whole ones', () => {
  const now = new Date('2026-11-16T01:00:00Z');
  expect([
    daysSince('2026-11-14T02:00:00Z', now),
    daysSince('2026-11-16T00:00:00Z', now),
    daysSince(null, now),
  ]).toEqual([...[1, 0, null]]);
});
