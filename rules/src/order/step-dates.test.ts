import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { orderSources } from './order-source.ts';
import { orderStatuses, wayOf } from './order-status.ts';
import { expectedSteps, lateStep, measuredTime, ORDERS_MEASURED } from './step-dates.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const start = new Date('2026-11-15T02:00:00Z');
const later = (ms: number): Date => new Date(start.getTime() + ms);
const paid = { status: 'paid', reachedAt: start } as const;

test('from Beijing the last step is expected 12 to 16 days after the payment', () => {
  const steps = expectedSteps({ ...paid, source: 'beijing' }, {}, start);
  expect(steps.map(({ from }) => (from.getTime() - start.getTime()) / DAY)).toEqual([0, 3, 6, 10, 11, 12]);
  expect(steps.map(({ to }) => (to.getTime() - start.getTime()) / DAY)).toEqual([1, 5, 9, 14, 15, 16]);
});

test('from Ulaanbaatar it is expected 24 to 48 hours after the payment', () => {
  const steps = expectedSteps({ ...paid, source: 'ulaanbaatar' }, {}, start);
  expect(steps.map(({ from }) => (from.getTime() - start.getTime()) / HOUR)).toEqual([4, 12, 24]);
  expect(steps.map(({ to }) => (to.getTime() - start.getTime()) / HOUR)).toEqual([12, 24, 48]);
});

test.each(orderSources)('from %s exactly the steps of the way are expected, and those passed are not', (source) => {
  const route = wayOf(source);
  for (const [at, status] of route.entries()) {
    const steps = expectedSteps({ source, status, reachedAt: start }, {}, start);
    expect(steps.map(({ step }) => step)).toEqual(route.slice(at + 1));
  }
});

test('nothing is expected of an order that is unpaid or has ended, and it is never late', () => {
  const others = orderStatuses.filter((status) => !wayOf('beijing').includes(status));
  expect(others).toEqual(['pending', 'expired', 'refunded']);
  for (const status of [...others, 'delivered'] as const) {
    const order = { source: 'beijing', status, reachedAt: start } as const;
    expect(expectedSteps(order, {}, later(100 * DAY))).toEqual([]);
    expect(lateStep(order, {}, later(100 * DAY))).toBeNull();
  }
});

test('what orders of late took counts instead of the fixed days', () => {
  const measured = { ordered: { usualMs: HOUR, latestMs: 2 * HOUR } };
  const [ordered, loaded] = expectedSteps({ ...paid, source: 'beijing' }, measured, start);
  expect(ordered).toEqual({ step: 'ordered', from: later(HOUR), to: later(2 * HOUR) });
  expect(loaded).toEqual({ step: 'loaded', from: later(HOUR + 3 * DAY), to: later(2 * HOUR + 4 * DAY) });
});

test('a step that is late is told by name, and is expected from now on', () => {
  const order = { source: 'beijing', status: 'loaded', reachedAt: start } as const;
  expect(lateStep(order, {}, later(4 * DAY))).toBeNull();
  expect(lateStep(order, {}, later(4 * DAY + 1))).toBe('came_in_ereen');
  const now = later(6 * DAY);
  const [next, after] = expectedSteps(order, {}, now);
  expect(next).toEqual({ step: 'came_in_ereen', from: now, to: now });
  expect(after).toEqual({ step: 'came_in_ub', from: later(10 * DAY), to: later(11 * DAY) });
});

test('49 orders say nothing, 50 do', () => {
  expect(measuredTime(Array.from({ length: 49 }, () => HOUR))).toBeNull();
  expect(measuredTime(Array.from({ length: 50 }, () => HOUR))).toEqual({ usualMs: HOUR, latestMs: HOUR });
});

test('the usual is the median and the latest the 90th percentile', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(measuredTime(oneToHundred)).toEqual({ usualMs: 50, latestMs: 90 });
});

test('only the last 200 orders count', () => {
  const recent = Array.from({ length: ORDERS_MEASURED }, () => 1);
  expect(measuredTime([...recent, ...recent.map(() => 1_000)])).toEqual({ usualMs: 1, latestMs: 1 });
});

test('measured times are durations that there were, the latest not before the usual', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1e9 }), { minLength: 50, maxLength: 260 }), (durations) => {
      const measured = measuredTime(durations);
      if (measured === null) return false;
      const { usualMs, latestMs } = measured;
      const counted = durations.slice(0, 200);
      const share = (limit: number) => counted.filter((one) => one <= limit).length / counted.length;
      return (
        counted.includes(usualMs) &&
        counted.includes(latestMs) &&
        usualMs <= latestMs &&
        share(usualMs) >= 0.5 &&
        share(latestMs) >= 0.9
      );
    }),
    { numRuns: 2_000 },
  );
});

test('steps are expected one after the other, and none in the past', () => {
  const times = fc.record({ usualMs: fc.nat({ max: 1e9 }), more: fc.nat({ max: 1e9 }) });
  fc.assert(
    fc.property(fc.constantFrom(...orderSources), times, fc.nat({ max: 3e9 }), (source, { usualMs, more }, waited) => {
      const now = later(waited);
      const steps = expectedSteps({ ...paid, source }, { ordered: { usualMs, latestMs: usualMs + more } }, now);
      return steps.every(({ from, to }, at) => {
        const before = steps[at - 1];
        return from >= now && to >= from && (before === undefined || (from >= before.from && to >= before.to));
      });
    }),
    { numRuns: 2_000 },
  );
});

test('the example is what the shop does', () => {
  expect(examples['step-dates']()).toBe(
    'Of goods that left Beijing on 11/18 is expected: «Эрээнд ирсэн» 11/21 – 11/22, «Улаанбаатарт ирсэн» 11/25 – 11/27, «Хүргэлтэд бэлэн» 11/26 – 11/28, «Хүргэгдсэн» 11/27 – 11/29.',
  );
});
