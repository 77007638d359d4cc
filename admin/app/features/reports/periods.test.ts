import { expect, test } from 'vitest';
import { neighbour, periodEnding, periodIn, yesterday } from './periods.ts';

test('the last day that is over is that of Ulaanbaatar', () => {
  expect(yesterday(new Date('2026-11-15T16:30:00Z'))).toBe('2026-11-15');
});

test.each([
  ['7', '2026-11-09', '2026-11-15'],
  ['30', '2026-10-17', '2026-11-15'],
  ['month', '2026-11-01', '2026-11-15'],
  ['quarter', '2026-10-01', '2026-11-15'],
] as const)('the period %s that ends with a day begins where it should', (kind, from, to) => {
  expect(periodEnding(kind, '2026-11-15')).toEqual({ from, to });
});

test('a month goes to the whole month before it, over the turn of a year too', () => {
  expect(neighbour('month', { from: '2027-01-01', to: '2027-01-20' }, -1, '2027-01-20')).toEqual({
    ...{ from: '2026-12-01', to: '2026-12-31' },
  });
  expect(neighbour('quarter', { from: '2026-07-01', to: '2026-09-30' }, 1, '2026-11-15')).toEqual({
    ...{ from: '2026-10-01', to: '2026-11-15' },
  });
});

test('days go by their own length, and never past the last day', () => {
  const period = { from: '2026-11-09', to: '2026-11-15' };
  expect(neighbour('7', period, -1, '2026-11-15')).toEqual({ from: '2026-11-02', to: '2026-11-08' });
  expect(neighbour('7', period, 1, '2026-11-15')).toBeNull();
});

test.each(['', 'from=2026-11-15&to=2026-11-01', 'from=2020-01-01&to=2026-11-15', 'from=x&to=2026-11-15'])(
  'the address «%s» shows the last thirty days',
  (address) => {
    expect(periodIn(new URLSearchParams(address), '2026-11-15')).toEqual({
      kind: '30',
      period: { from: '2026-10-17', to: '2026-11-15' },
    });
  },
);
