import { expect, test } from 'vitest';
import { largest, marginText } from './sold-shelves.ts';

const sold = (id: number) => ({
  ...{ id, name: `Ангилал ${id}`, pieces: 1, sales: 100, sales_before: 50 },
  margin: { known: 80, cost: 60, known_before: 40, cost_before: 30 },
});

test('what sold less is one row with its sums, so that the rows still come to the whole', () => {
  const rows = largest(Array.from({ length: 10 }, (_, at) => sold(at + 1)));
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)).toEqual({
    ...{ id: 0, name: 'Бусад, 3', pieces: 3, sales: 300, sales_before: 150 },
    margin: { known: 240, cost: 180, known_before: 120, cost_before: 90 },
  });
  expect(largest([sold(1), sold(2)])).toHaveLength(2);
});

test('a margin is of the sales whose cost is known', () => {
  expect([marginText({ known: 80, cost: 60 }), marginText({ known: 0, cost: 0 })]).toEqual(['25.0%', '—']);
});
