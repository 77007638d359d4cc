import { expect, test } from 'vitest';
import type { CheckoutRound, CheckoutTurn } from './measure-checkouts.ts';
import { isSoldExactly, type Raced } from './race.ts';
import { headOfPeers, meetsBars, reportOfPeers, shareOfBare } from './report-peers.ts';

const turn = (orders: number, seconds: number): CheckoutTurn => ({
  times: Array.from({ length: orders }, (_, at) => at + 1),
  seconds,
  cpuSeconds: orders / 100,
});
const round = (shopSeconds: number): CheckoutRound => ({ shop: turn(100, shopSeconds), bare: turn(100, 1) });
const fair: Raced = { units: 10, sold: 10, accepted: 10, refused: 40, failed: 0 };
const measured = {
  rounds: [round(4), round(2), round(1)],
  races: { shop: [fair, fair], bare: [{ ...fair, sold: 50, accepted: 50, refused: 0 }] },
};

test('the share of the bare server is the median of the rounds', () => {
  expect(shareOfBare(measured.rounds)).toEqual({ median: 0.5, lowest: 0.25, highest: 1 });
  expect(shareOfBare([round(4), round(2)]).median).toBeCloseTo(0.375);
});

test('a race is fair only when each unit is sold once and everybody else is refused', () => {
  expect(isSoldExactly(fair)).toBe(true);
  expect(isSoldExactly({ ...fair, sold: 11 })).toBe(false);
  expect(isSoldExactly({ ...fair, sold: 9, accepted: 9, refused: 41 })).toBe(false);
  // One buyer has the number of an order that does not exist.
  expect(isSoldExactly({ ...fair, accepted: 11, refused: 39 })).toBe(false);
  expect(isSoldExactly({ ...fair, refused: 39, failed: 1 })).toBe(false);
});

test('the bars are half of the bare server and every race of the shop', () => {
  expect(meetsBars(measured)).toBe(true);
  expect(meetsBars({ ...measured, rounds: [round(2.1)] })).toBe(false);
  expect(meetsBars({ ...measured, races: { ...measured.races, shop: [fair, { ...fair, sold: 11 }] } })).toBe(false);
});

test('the report has rate, percentiles, CPU time and races of both, and the bars', () => {
  const text = reportOfPeers(measured, 'head');
  expect(text).toContain('| Тохь, create-order | 43 | 50.0 | 95.0 | 10.0 | 10, 10 ✓ |');
  expect(text).toContain('| bare, Fastify and `pg` | 100 | 50.0 | 95.0 | 10.0 | 50 ✗ |');
  expect(text).toContain('**50 %** of the orders a second (median of 3 rounds, 25 % to 100 %)');
  expect(text).toMatch(/Bars: ≥ 50 % ✓, 10 of 10 units sold ✓\.$/);
  const worse = reportOfPeers({ ...measured, races: { ...measured.races, shop: [{ ...fair, failed: 1 }] } }, 'head');
  expect(worse).toContain('10 ✗ (1 errors)');
});

test('it says of what commit, on what machine and how busy that was', () => {
  expect(headOfPeers('2026-11-18', '276fc7dbff', 'two cores', 1.25)).toBe(
    '2026-11-18, commit 276fc7dbff, carts of 3 lines, 8 in flight; two cores; load 1.3 before the run.',
  );
});
