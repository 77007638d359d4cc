import { expect, test } from 'vitest';
import { cpuPerRequest, orderOfTurns, type Round, ratePerSecond, ratioOf } from './turns.ts';

const turn = (requests: number, seconds: number, cpuSeconds: number) => ({ requests, seconds, cpuSeconds });
const round = (own: number, older: number): Round => ({ this: [turn(own, 1, 1)], older: [turn(older, 1, 1)] });

test('both sides have equal turns in a round, and a machine that slows down steadily favours neither', () => {
  for (const number of [0, 1]) {
    const order = orderOfTurns(number);
    const places = (side: string) => order.flatMap((name, place) => (name === side ? [place] : []));
    expect(places('this').reduce((one, other) => one + other)).toBe(
      places('older').reduce((one, other) => one + other),
    );
    expect(places('this')).toHaveLength(2);
  }
  expect(orderOfTurns(0)[0]).not.toBe(orderOfTurns(1)[0]);
});

test('a rate and a cost are those of all turns together', () => {
  const turns = [turn(100, 1, 0.5), turn(100, 3, 1.5)];
  expect(ratePerSecond(turns)).toBe(50);
  expect(cpuPerRequest(turns)).toBe(0.01);
});

test('a ratio is the median of the rounds, with the lowest and the highest of them', () => {
  const odd = [round(100, 50), round(90, 100), round(30, 20)];
  expect(ratioOf(odd, ratePerSecond)).toEqual({ median: 1.5, lowest: 0.9, highest: 2 });
  expect(ratioOf(odd.slice(0, 2), ratePerSecond)).toEqual({ median: 1.45, lowest: 0.9, highest: 2 });
});

test('a costlier side has a cost above one, whatever its rate', () => {
  const rounds: Round[] = [{ this: [turn(100, 1, 2)], older: [turn(50, 4, 0.5)] }];
  expect(ratioOf(rounds, cpuPerRequest).median).toBe(2);
});
