import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { orderSources } from './order-source.ts';
import {
  FINISHED_STATUSES,
  mayMove,
  nextStatuses,
  type OrderStatus,
  orderStatuses,
  progressStep,
  statusBefore,
  statusLabel,
  stockLeavesAt,
  timestampOf,
  wayOf,
} from './order-status.ts';

test.each<[OrderStatus, OrderStatus[], OrderStatus[]]>([
  ['pending', ['paid', 'expired'], ['expired']],
  ['paid', ['refunded'], ['ordered', 'refunded']],
  ['ordered', ['refunded'], ['loaded', 'refunded']],
  ['loaded', ['refunded'], ['came_in_ereen', 'refunded']],
  ['came_in_ereen', ['refunded'], ['came_in_ub', 'refunded']],
  ['came_in_ub', ['refunded'], ['in_stock', 'refunded']],
  ['in_stock', ['refunded'], ['delivered', 'refunded']],
  ['delivered', ['refunded'], ['refunded']],
  ['expired', [], []],
  ['refunded', [], []],
])(
  'an order from Beijing that is %s is moved by the system to %j and by the staff to %j',
  (from, bySystem, byStaff) => {
    expect(nextStatuses(from, 'system', 'beijing')).toEqual(bySystem);
    expect(nextStatuses(from, 'staff', 'beijing')).toEqual(byStaff);
  },
);

test.each<[OrderStatus, OrderStatus[], OrderStatus[]]>([
  ['pending', ['paid', 'expired'], ['expired']],
  ['paid', ['refunded'], ['ordered', 'refunded']],
  ['ordered', ['refunded'], ['in_stock', 'refunded']],
  ['loaded', [], []],
  ['came_in_ereen', [], []],
  ['came_in_ub', [], []],
  ['in_stock', ['refunded'], ['delivered', 'refunded']],
  ['delivered', ['refunded'], ['refunded']],
  ['expired', [], []],
  ['refunded', [], []],
])('one from Ulaanbaatar that is %s is moved by the system to %j and by the staff to %j', (from, bySystem, byStaff) => {
  expect(nextStatuses(from, 'system', 'ulaanbaatar')).toEqual(bySystem);
  expect(nextStatuses(from, 'staff', 'ulaanbaatar')).toEqual(byStaff);
});

test('an order is finished when nothing but a refund can follow', () => {
  const finished = orderStatuses.filter((status) =>
    (['system', 'staff'] as const).every((who) =>
      nextStatuses(status, who, 'beijing').every((next) => next === 'refunded'),
    ),
  );
  expect(FINISHED_STATUSES).toEqual(finished);
});

test('a customer may give up what is not paid, and moves nothing else', () => {
  for (const source of orderSources)
    expect(orderStatuses.map((from) => nextStatuses(from, 'customer', source))).toEqual([
      ['expired'],
      ...orderStatuses.slice(1).map(() => []),
    ]);
});

test('the staff cannot mark an order paid: only the payment does that; they may end an unpaid one for its customer', () => {
  expect(mayMove('pending', 'paid', 'system', 'beijing')).toBe(true);
  expect(mayMove('pending', 'paid', 'staff', 'beijing')).toBe(false);
  expect(mayMove('pending', 'expired', 'staff', 'beijing')).toBe(true);
});

test('goods leave the stock on the truck, or where they stand ready', () => {
  expect(stockLeavesAt('beijing')).toBe('loaded');
  expect(stockLeavesAt('ulaanbaatar')).toBe('in_stock');
});

test('the way from Ulaanbaatar is that from Beijing without the road', () => {
  const road = wayOf('beijing').filter((step) => !wayOf('ulaanbaatar').includes(step));
  expect(road).toEqual(['loaded', 'came_in_ereen', 'came_in_ub']);
});

test.each([
  ['pending', 0, 'Төлбөр хүлээгдэж байгаа', 'created_at'],
  ['paid', 1, 'Төлбөр төлөгдсөн', 'paid_at'],
  ['ordered', 2, 'Баталгаажсан', 'ordered_at'],
  ['loaded', 3, 'Бээжингээс ачигдсан', 'loaded_at'],
  ['came_in_ereen', 4, 'Эрээнд ирсэн', 'came_in_ereen_at'],
  ['came_in_ub', 5, 'Улаанбаатарт ирсэн', 'came_in_ub_at'],
  ['in_stock', 6, 'Хүргэлтэд бэлэн', 'in_stock_at'],
  ['delivered', 7, 'Хүргэгдсэн', 'delivered_at'],
  ['expired', null, 'Цуцлагдсан', 'expired_at'],
  ['refunded', null, 'Буцаан олгогдсон', 'refunded_at'],
] as const)('an order that is %s is at step %s, reads «%s» and has its time in %s', (status, step, label, time) => {
  expect(progressStep(status)).toBe(step);
  expect(statusLabel(status)).toBe(label);
  expect(timestampOf(status)).toBe(time);
});

test('a code that the page does not know counts as step 7', () => {
  for (const code of ['returned', '', 'constructor']) {
    expect(progressStep(code)).toBe(7);
    expect(statusLabel(code)).toBe('Хүргэгдсэн');
  }
});

test('a way that the table accepts never skips a step, never goes back and never leaves an end', () => {
  const delivered = { beijing: 0, ulaanbaatar: 0 };
  const movers = ['system', 'staff', 'customer'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...orderSources),
      fc.array(fc.nat(), { minLength: 10, maxLength: 12 }),
      (source, choices) => {
        const route: OrderStatus[] = ['pending'];
        for (const choice of choices) {
          const from = route.at(-1) ?? 'pending';
          const moves = orderStatuses.filter((to) => movers.some((who) => mayMove(from, to, who, source)));
          route.push(...moves.slice(choice % 2, (choice % 2) + 1));
        }
        if (route.includes('delivered')) delivered[source] += 1;
        const end = route.at(-1);
        const whole: readonly OrderStatus[] = ['pending', ...wayOf(source)];
        const steps = route.slice(0, end === 'expired' || end === 'refunded' ? -1 : route.length);
        return (
          steps.every((step, index) => step === whole[index]) &&
          (end === 'expired') === route.includes('expired') &&
          (end === 'refunded') === (route.includes('refunded') && route.includes('paid'))
        );
      },
    ),
    { numRuns: 10_000 },
  );
  expect(Math.min(delivered.beijing, delivered.ulaanbaatar)).toBeGreaterThan(0);
});

test('the example is what the shop does', () => {
  expect(examples['order-status']()).toBe(
    'A «Төлбөр төлөгдсөн» order is at step 1 of 7; the staff can move it on to «Баталгаажсан» or «Буцаан олгогдсон» and nowhere else.',
  );
});

test('a step leads back to where it came from, and a payment or an end nowhere', () => {
  for (const source of orderSources) {
    const steps = wayOf(source);
    for (const [at, step] of steps.entries()) expect(statusBefore(step, source)).toBe(at === 0 ? null : steps[at - 1]);
    for (const status of ['pending', 'expired', 'refunded'] as const) expect(statusBefore(status, source)).toBeNull();
  }
  expect(statusBefore('loaded', 'ulaanbaatar')).toBeNull();
});
