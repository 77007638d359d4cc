import { expect, test } from 'vitest';
import { createRowParser } from './parse-row.ts';

const POSITIONS = { code: 0, price: 1, regular: 2, cost: 3, bonus: 4, customs: 5, category: null };

test('a row says what it wants in the units of the shop', () => {
  const parse = createRowParser(POSITIONS);
  expect(parse(['704.892.15', '1,949,900', '2,149,900', '1020.5', '5', '940161'])).toEqual({
    ...{ code: '70489215', category: null, problems: [] },
    wanted: {
      ...{ price_tug: 1_949_900, regular_price_tug: 2_149_900, cost_fen: 102_050, bonus_percent: 5 },
      customs_code: '940161',
    },
  });
  expect(parse(['70489216'])).toMatchObject({ wanted: {}, problems: [] });
});

test('every wrong cell is named, and the second row with a code', () => {
  const parse = createRowParser(POSITIONS);
  parse(['70489215', '100']);
  const { problems, wanted } = parse(['70489215', '5', 'үгүй', '0', '101', 'A-1']);
  expect(wanted).toEqual({});
  expect(problems.map(({ field, why }) => `${field} ${why}`)).toEqual([
    'code twice',
    'price out_of_range',
    'regular no_number',
    'cost out_of_range',
    'bonus out_of_range',
    'customs no_customs_code',
  ]);
  expect(parse(['70489217', '2,000', '1,000']).problems).toEqual([{ field: 'regular', why: 'below_price' }]);
  expect(parse(['']).problems).toEqual([{ field: 'code', why: 'empty' }]);
});
