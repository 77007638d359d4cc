import { expect, test } from 'vitest';
import { changedText } from './changed-texts.ts';

test.each([
  [{ kind: 'gone' }, 'AMAR худалдаанд байхгүй болсон тул сагснаас хасагдлаа'],
  [{ kind: 'out_of_stock' }, 'AMAR дууссан, нийт дүнд ороогүй'],
  [{ kind: 'quantity_lowered', from: 3, to: 2 }, 'AMAR: тоог 3-аас 2 болголоо, үлдэгдэл 2'],
  [{ kind: 'price_up', fromTug: 240_000, toTug: 250_000 }, 'AMAR 10,000₮-өөр нэмэгдсэн'],
  [{ kind: 'price_down', fromTug: 1_890_000, toTug: 1_590_000 }, 'AMAR 300,000₮-өөр хямдарсан'],
] as const)('%j is told as «%s»', (change, text) => {
  expect(changedText('AMAR', { code: '1', ...change })).toBe(text);
});
