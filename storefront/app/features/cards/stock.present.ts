import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { texts } from '@tokhi/contract/texts/texts';
import { arrivalDates, formatDateRange, HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';

/** With so few left, their number matters more to the customer than the dates. */
const FEW = 2;

export interface StockView {
  kind: 'ready' | 'ordered' | 'none';
  /** «11/27 – 12/01»; null when it cannot be bought. */
  dates: string | null;
  /** One short line for a card. */
  line: string;
  /** The line warns that these are the last pieces. */
  few: boolean;
  remain: number;
}

/** Whether and when a product comes: from the capital in a day or two, from Beijing in about two weeks (spec §9). */
export function stockView(
  { show_product, remain }: Pick<ProductCard, 'show_product' | 'remain'>,
  now: Date,
): StockView {
  if (show_product === 'none' || remain === 0) {
    return { kind: 'none', dates: null, line: texts.stockNone, few: false, remain: 0 };
  }
  const ready = show_product === 'stock';
  const dates = formatDateRange(arrivalDates(now, { readyInUlaanbaatar: ready }));
  const few = remain <= FEW;
  const when = ready ? `${texts.stockReady}, ${HAND_OVER_HOURS} цагт` : dates;
  return { kind: ready ? 'ready' : 'ordered', dates, line: few ? `Сүүлийн ${remain} ширхэг` : when, few, remain };
}
