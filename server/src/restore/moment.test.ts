import { expect, test } from 'vitest';
import { goalOf, momentOf, saidInShop } from './moment.ts';

test('a moment is what clocks in Ulaanbaatar show', () => {
  expect(momentOf('2026-11-19 10:42')).toEqual(new Date('2026-11-19T02:42:00Z'));
  expect(momentOf('2026-11-19 10:42:07')).toEqual(new Date('2026-11-19T02:42:07Z'));
  expect(saidInShop(new Date('2026-11-18T23:00:09.500Z'))).toBe('2026-11-19 07:00:09');
});

test('anything else is no moment', () => {
  for (const said of [
    '',
    '10:42',
    '2026-11-19',
    '2026-11-19T10:42Z',
    '2026-13-01 10:42',
    '2026-11-19 25:00',
    '2026-02-30 10:00',
  ])
    expect(goalOf(said)).toBeUndefined();
});

test('all that there is has a word of its own', () => {
  expect(goalOf('newest')).toEqual({ to: 'newest', said: 'newest' });
});
