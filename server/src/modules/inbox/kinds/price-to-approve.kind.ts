import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import { pricesIn } from '../../catalogue/public.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { approvalItem } from './approval-item.ts';

/** Prices of one model beyond the limit of one person. */
export const priceToApprove: InboxKind = {
  ...{ name: 'price-to-approve', title: 'Үнэ батлах', may: 'change-prices', ages: { soon: 12, late: 48 } },
  find: async ({ approvals }) =>
    (await approvals('price')).map((approval) => {
      const { change } = pricesIn(approval);
      const [code = ''] = change.lines.map((line) => line.code);
      const colours = change.lines.length > 1 ? `, ${change.lines.length} өнгө` : '';
      const about = `${formatProductCode(code)}${colours}`;
      return { ...approvalItem(approval, { about, what: wordsOf(change) }), productCode: code };
    }),
  action: { label: 'Шалгах', to: ({ productCode }) => `/products/${productCode}/price` },
};

function wordsOf(change: ReturnType<typeof pricesIn>['change']): string {
  if (change.kind === 'campaign') return change.percent === 0 ? 'Кампанит дуусна' : `Кампанит −${change.percent}%`;
  const prices = change.lines.map(({ price }) => price);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  return `Шинэ үнэ ${least === most ? formatTug(least) : `${formatTug(least)} – ${formatTug(most)}`}`;
}
