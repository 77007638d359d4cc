import { expect, test } from 'vitest';
import { menuView } from './menu.present.ts';

const category = (id: number, code: string) => ({
  id,
  category_code: code,
  category_name: code,
  icon: `/images/icon/${code}.svg`,
  image: null,
});

const sub = (id: number, categoryID: number) => ({
  id,
  sub_category_code: `sub-${id}`,
  sub_category_name: `Дэд ангилал ${id}`,
  categoryID,
  icon: null,
  image: `/images/product/${id}.webp`,
  total: id,
});

test('each sub-category stands under its category, in the order of the reply', () => {
  const { categories } = menuView({
    result: 'success',
    category: [category(1, 'sofas'), category(2, 'beds')],
    subCategory: [sub(7, 2), sub(5, 1), sub(6, 2)],
    events: [],
  });
  expect(categories.map(({ code, subs }) => [code, subs.map((one) => one.code)])).toEqual([
    ['sofas', ['sub-5']],
    ['beds', ['sub-7', 'sub-6']],
  ]);
});

test('an event is shown as a hashtag without spaces', () => {
  const events = [{ id: 3, event_name: 'Шинэ  айл' }];
  const { hashtags } = menuView({ result: 'success', category: [], subCategory: [], events });
  expect(hashtags).toEqual([{ id: 3, text: '#шинэ_айл' }]);
});
