import type { ProductCard } from '@tokhi/contract/product-fields';
import { texts } from '@tokhi/contract/texts';
import { arrivalDates, formatDateRange } from '@tokhi/rules/delivery-dates';

export interface StockView {
  kind: 'ready' | 'ordered' | 'none';
  /** «11/27 – 12/01»; null when it cannot be bought. */
  dates: string | null;
  /** One short line for a card. */
  line: string;
  remain: number;
}

/** Whether and when a product comes: from the capital in a day or two, from Beijing in about two weeks (spec §9). */
export function stockView(
  { show_product, remain }: Pick<ProductCard, 'show_product' | 'remain'>,
  now: Date,
): StockView {
  if (show_product === 'none' || remain === 0) return { kind: 'none', dates: null, line: texts.stockNone, remain: 0 };
  const ready = show_product === 'stock';
  const dates = formatDateRange(arrivalDates(now, { readyInUlaanbaatar: ready }));
  return { kind: ready ? 'ready' : 'ordered', dates, line: ready ? `${texts.stockReady}, 24–48 цагт` : dates, remain };
}
