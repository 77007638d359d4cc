import { formatTug } from '@tokhi/rules/money/money';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import type { Block } from './blocks.ts';
import type { EmailOf } from './email.ts';
import { productPicture } from './product-picture.ts';

type Ordered = Pick<EmailOf<'order-made'>, 'goods' | 'rows'>;

/** The ordered goods and every row of the sum: the lines become the goods block, the rows the facts and total after it (record 159). */
export function orderBlocks({ goods, rows }: Ordered, origin: string): Block[] {
  const lines = goods.map(({ name, colour, quantity, amountTug, picture }) => ({
    name,
    note: colour,
    quantity: `${quantity} ширхэг`,
    sum: amountTug === null ? '' : formatTug(amountTug),
    picture: picture === null ? null : productPicture(origin, picture),
  }));
  const sums = rows.map(({ name, amountTug }) => [termLabels[name], signed(amountTug)] as const);
  return [
    ...(lines.length === 0 ? [] : [{ kind: 'goods' as const, rows: lines }]),
    ...(sums.length === 0 ? [] : [{ kind: 'facts' as const, rows: sums }]),
  ];
}

const signed = (amountTug: number): string => (amountTug < 0 ? `−${formatTug(-amountTug)}` : formatTug(amountTug));
