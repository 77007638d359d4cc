import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';
import { readSize } from './read-sizes.ts';
import { sizesIn } from './sizes-in.ts';

function read(typed: string) {
  const pieces = piecesOf(typed);
  const size = readSize(pieces);
  if (size === null) return null;
  const left = pieces.filter((_, at) => at < size.first || at >= size.next).map(({ text }) => text);
  return [size.centimetres, size.side, left.join(' ')];
}

test.each([
  ['150 см ширээ', [150], 'any', 'ширээ'],
  ['150см ширээ', [150], 'any', 'ширээ'],
  ['2 метрийн буйдан', [200], 'any', 'буйдан'],
  ['1.5м шүүгээ', [150], 'any', 'шүүгээ'],
  ['1,6 метр ор', [160], 'any', 'ор'],
  ['1500 мм ширээ', [150], 'any', 'ширээ'],
  ['160×230 хивс', [160, 230], 'any', 'хивс'],
  ['160x230 хивс', [160, 230], 'any', 'хивс'],
  ['хивс 160х230 см', [160, 230], 'any', 'хивс'],
  ['140*200 хивс', [140, 200], 'any', 'хивс'],
  ['Ø160 хивс', [160], 'any', 'хивс'],
  ['180 см өргөн ор', [180], 'ground', 'ор'],
  ['өргөн нь 180 см ор', [180], 'ground', 'ор'],
  ['2 метр өндөр шүүгээ', [200], 'height', 'шүүгээ'],
  ['180 sm urgun or', [180], 'ground', 'or'],
  ['120 сантиметрийн толь', [120], 'any', 'толь'],
])('«%s» says a size', (typed, centimetres, side, left) => {
  expect(read(typed)).toEqual([centimetres, side, left]);
});

test.each([
  ['2м 10см буйдан', [210], 'any', 'near', 'буйдан'],
  ['2 метр 10 см буйдан', [210], 'any', 'near', 'буйдан'],
  ['нэг метр ширээ', [100], 'any', 'near', 'ширээ'],
  ['хоёр метрийн буйдан', [200], 'any', 'near', 'буйдан'],
  ['метр хагас толь', [150], 'any', 'near', 'толь'],
  ['хагас метр тавиур', [50], 'any', 'near', 'тавиур'],
  ['diametr 110 shiree', [110], 'ground', 'near', 'shiree'],
  ['өргөн 180 ор', [180], 'ground', 'near', 'ор'],
  ['2 метрээс богино буйдан', [200], 'ground', 'below', 'буйдан'],
  ['80 см-ээс намхан ширээ', [80], 'height', 'below', 'ширээ'],
  ['180-аас өргөн ор', [180], 'ground', 'above', 'ор'],
  ['150 см хүртэл ширээ', [150], 'any', 'upTo', 'ширээ'],
  ['1 метрээс дээш өндөр шүүгээ', [100], 'height', 'above', 'шүүгээ'],
  ['до 2 метров диван', [200], 'any', 'upTo', 'диван'],
])('«%s» says a size in words, parts or as a bound', (typed, centimetres, side, bound, left) => {
  expect(read(typed)).toEqual([centimetres, side, left]);
  expect(readSize(piecesOf(typed))?.bound).toBe(bound);
});

test.each(['ор 160', '3 хүний буйдан', '2 мянга', '200 км зам', '0 см', '50 метр утас', 'mm'])(
  '«%s» says no size of furniture',
  (typed) => {
    expect(read(typed)).toBeNull();
  },
);

test('specifications say sizes in many ways, and other things too', () => {
  expect(sizesIn('160×200', 'см')).toEqual([160, 200]);
  expect(sizesIn('Ø160 см', null)).toEqual([160]);
  expect(sizesIn('42×40×61 см', null)).toEqual([42, 40, 61]);
  expect(sizesIn('130', 'см')).toEqual([130]);
  expect(sizesIn('6', 'хүн')).toEqual([]);
  expect(sizesIn('3–8', 'нас')).toEqual([]);
});
