import { expect, test } from 'vitest';
import { clearAll, isFiltered, listAddress, readState, withoutFilter, writeState } from './filters.ts';

const read = (search: string) => readState(new URLSearchParams(search));
const again = (search: string) => decodeURIComponent(writeState(read(search)).toString().replaceAll('+', ' '));

test('a list without choices has the plain address', () => {
  expect(listAddress('/categories/3', read(''))).toBe('/categories/3');
  expect(isFiltered(read(''))).toBe(false);
});

test('everything that is chosen comes back from the address', () => {
  const search =
    'p=буйдан&sub=4&brand=2&brand=7&color=Саарал&material=мод&ready=1&price-min=800000&price-max=3500000' +
    '&width-min=80&depth-max=90&height-min=10&height-max=20&spec.seats=2 хүн&spec.seats=3 хүн&sort=price-up&view=list&page=2';
  expect(again(search)).toBe(search);
});

test('one choice has one address, whatever the order of the clicks', () => {
  expect(again('sort=newest&color=Хар&brand=12&brand=3&spec.seats=3 хүн&color=Саарал')).toBe(
    again('spec.seats=3 хүн&brand=3&color=Саарал&brand=12&color=Хар&sort=newest'),
  );
});

test('a choice made twice counts once', () => {
  expect(read('brand=3&brand=3&color=Хар&color=Хар')).toMatchObject({ brand: [3], color: ['Хар'] });
});

test.each([
  'brand=0&brand=-1&brand=x&brand=12345678901',
  'sub=1e3&sub=',
  'color=&color=%20',
  `material=${'a'.repeat(81)}`,
  'ready=yes',
  'price-min=&price-max=',
  'width-min=abc',
  'sort=cheapest',
  'view=table',
  'page=1',
  'page=0',
  'spec.=3',
  "spec.seats)=x&spec.SEATS=x&spec.a b=x'",
  `spec.seats=${'a'.repeat(61)}`,
  'spec.seats=',
  'utm_source=letter',
])('what makes no sense is left out: %s', (search) => {
  expect(listAddress('/search', read(search))).toBe('/search');
});

test('a specification that cannot be asked for does not take the others with it', () => {
  expect(read(`spec.back=${'a'.repeat(61)}&spec.seats=3`).specs).toEqual([{ field: 'seats', values: ['3'] }]);
});

test('no more is chosen than the shop takes', () => {
  const many = Array.from({ length: 80 }, (_, n) => `brand=${n + 1}&spec.seats=${n}`).join('&');
  expect(read(many).brand).toHaveLength(50);
  expect(read(many).specs[0]?.values).toHaveLength(50);
});

test('an amount is read as the form shows it', () => {
  expect(read('price-min=800,000₮&price-max=3 500 000').price).toEqual({ min: 800_000, max: 3_500_000 });
});

test('a lowest above the highest is taken for the highest', () => {
  expect(read('price-min=500&price-max=100').price).toEqual({ min: 100, max: 500 });
});

test('an amount beyond all prices is the highest that can be asked for', () => {
  expect(read('price-max=99999999999').price.max).toBe(1_000_000_000);
  expect(read('width-max=99999').width.max).toBe(10_000);
});

test('any change of a filter goes back to the first page', () => {
  const onPage3 = read('brand=2&sort=newest&view=list&page=3');
  expect(listAddress('', withoutFilter(onPage3, { name: 'brand', value: '2' }))).toBe('?sort=newest&view=list');
  expect(clearAll(onPage3).page).toBe(1);
});

test('a choice is dropped without the others', () => {
  const state = read('brand=2&brand=5&ready=1&price-min=100&price-max=200&width-min=5&spec.seats=2&spec.seats=3');
  const without = (name: string, value: string | null) => listAddress('', withoutFilter(state, { name, value }));
  expect(without('brand', '2')).toBe(
    '?brand=5&ready=1&price-min=100&price-max=200&width-min=5&spec.seats=2&spec.seats=3',
  );
  expect(without('price', null)).toBe('?brand=2&brand=5&ready=1&width-min=5&spec.seats=2&spec.seats=3');
  expect(without('ready', null)).not.toContain('ready');
  expect(without('spec.seats', '3')).toMatch(/spec\.seats=2$/);
});

test('clearing keeps what is searched for, the order and the view', () => {
  const state = read('p=буйдан&brand=2&ready=1&sort=newest&view=list&page=2');
  expect(again(writeState(clearAll(state)).toString())).toBe('p=буйдан&sort=newest&view=list');
});

test('order, view and page leave nothing out of a list', () => {
  expect(isFiltered(read('p=буйдан&sort=newest&view=list&page=2'))).toBe(false);
  expect(isFiltered(read('height-max=80'))).toBe(true);
});
