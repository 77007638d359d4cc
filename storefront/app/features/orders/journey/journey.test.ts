import { expect, test } from 'vitest';
import { arrivalOf, type FollowedOrder, historyOf, isOnTheWay, placesOf, stepsOf } from './journey.ts';
import { lateWords, wordsOf } from './order-words.ts';

const ORDER: FollowedOrder = {
  ordernumber: 'IK4071935528',
  created_at: '2026-11-15T02:36:00.000Z',
  status: 'came_in_ereen',
  paid: '2026-11-15T02:42:00.000Z',
  ordered: '2026-11-15T03:05:00.000Z',
  loaded: '2026-11-18T01:30:00.000Z',
  came_in_ereen: '2026-11-21T09:15:00.000Z',
  came_in_ub: null,
  in_stock: null,
  delivered: null,
  source: 'beijing',
  expected: [
    { status: 'came_in_ub', from: '2026-11-25T09:15:00.000Z', to: '2026-11-25T12:00:00.000Z' },
    { status: 'in_stock', from: '2026-11-26T09:15:00.000Z', to: '2026-11-27T09:15:00.000Z' },
    { status: 'delivered', from: '2026-11-27T09:15:00.000Z', to: '2026-12-01T09:15:00.000Z' },
  ],
  late: null,
  ended: null,
};
const NOT_PAID = { paid: null, ordered: null, loaded: null, came_in_ereen: null, expected: [] };

test('seven steps have the minute at which they were reached, or the days on which they are expected', () => {
  expect(stepsOf(ORDER).map(({ label, state, when }) => [label, state, when])).toEqual([
    ['Төлбөр төлөгдсөн', 'done', '11/15, 10:42'],
    ['Баталгаажсан', 'done', '11/15, 11:05'],
    ['Бээжингээс ачигдсан', 'done', '11/18, 09:30'],
    ['Эрээнд ирсэн', 'now', '11/21, 17:15'],
    ['Улаанбаатарт ирсэн', 'next', '11/25'],
    ['Хүргэлтэд бэлэн', 'next', '11/26 – 11/27'],
    ['Хүргэгдсэн', 'next', '11/27 – 12/01'],
  ]);
});

test('four places stand on the road, and the goods are at one of them', () => {
  expect(placesOf(ORDER)).toEqual([
    { name: 'Бээжин', state: 'done', when: '11/18' },
    { name: 'Эрээн', state: 'now', when: '11/21' },
    { name: 'Улаанбаатар', state: 'next', when: '11/25' },
    { name: 'Танд', state: 'next', when: '11/27 – 12/01' },
  ]);
  expect(placesOf({ ...ORDER, status: 'paid', ...NOT_PAID }).map(({ state }) => state)).toEqual([
    'now',
    'next',
    'next',
    'next',
  ]);
  expect(placesOf({ ...ORDER, status: 'delivered' }).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'now',
  ]);
});

test('goods of Ulaanbaatar need no road', () => {
  const here: FollowedOrder = { ...ORDER, source: 'ulaanbaatar', status: 'ordered', loaded: null, came_in_ereen: null };
  expect(stepsOf(here).map(({ state }) => state)).toEqual([
    'done',
    'now',
    'unneeded',
    'unneeded',
    'unneeded',
    'next',
    'next',
  ]);
  expect(stepsOf(here)[2]?.when).toBe('Шаардлагагүй');
  expect(placesOf(here).map(({ name }) => name)).toEqual(['Улаанбаатар', 'Танд']);
  expect(wordsOf(here).lead).toContain('Улаанбаатарт барааг тань бэлтгэж байна');
});

test('an order is estimated before it is paid, and by its steps afterwards', () => {
  const unpaid: FollowedOrder = { ...ORDER, status: 'pending', ...NOT_PAID };
  expect(arrivalOf(ORDER)).toBe('11/27 – 12/01');
  expect(arrivalOf(unpaid)).toBe('11/27 – 12/01');
  expect(arrivalOf({ ...unpaid, source: 'ulaanbaatar' })).toBe('Төлснөөс хойш 24–48 цагт');
  expect(arrivalOf({ ...unpaid, status: 'expired', ended: ORDER.paid })).toBeNull();
});

test('an order that left the way keeps what it had reached, and how it ended', () => {
  const refunded: FollowedOrder = { ...ORDER, status: 'refunded', expected: [], ended: '2026-11-22T00:00:00.000Z' };
  expect(isOnTheWay(refunded)).toBe(false);
  expect(historyOf(refunded).map(({ label, when }) => `${label} ${when}`)).toEqual([
    'Захиалга хийсэн 11/15, 10:36',
    'Төлбөр төлөгдсөн 11/15, 10:42',
    'Баталгаажсан 11/15, 11:05',
    'Бээжингээс ачигдсан 11/18, 09:30',
    'Эрээнд ирсэн 11/21, 17:15',
    'Буцаан олгогдсон 11/22, 08:00',
  ]);
  const cancelled: FollowedOrder = { ...ORDER, status: 'expired', ...NOT_PAID, ended: '2026-11-16T02:36:00.000Z' };
  expect(historyOf(cancelled).map(({ label }) => label)).toEqual(['Захиалга хийсэн', 'Цуцлагдсан']);
});

test('a step behind its time is marked and told', () => {
  const late = stepsOf({ ...ORDER, late: 'came_in_ub' }).filter((step) => step.late);
  expect(late.map(({ status }) => status)).toEqual(['came_in_ub']);
  expect(lateWords('came_in_ub').title).toBe('«Улаанбаатарт ирсэн» алхам хоцорч байна');
});
