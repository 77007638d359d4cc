import { texts } from '@tokhi/contract/texts/texts';
import { arrivalDates, formatDateRange, HAND_OVER_HOURS } from '@tokhi/rules/delivery/delivery-dates';
import type { CartProduct } from '../../../local/cart-storage.ts';

/** The stock label of a row (spec §2): «Бэлэн», «Үлдэгдэлгүй», or the date. */
export function stockOfLine({ showProduct, remain }: Pick<CartProduct, 'showProduct' | 'remain'>, now: Date) {
  if (remain === 0 || showProduct === 'none') return { kind: 'none', line: texts.stockNone, few: false } as const;
  if (showProduct === 'stock') {
    return { kind: 'ready', line: `${texts.stockReady}, ${HAND_OVER_HOURS} цагт`, few: false } as const;
  }
  const dates = formatDateRange(arrivalDates(now, { readyInUlaanbaatar: false }));
  return { kind: 'ordered', line: dates, few: false } as const;
}
