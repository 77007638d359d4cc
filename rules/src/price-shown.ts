// Price shown (spec §4 Price display): a price below the regular one is shown as a cut or, when it is the family's, as a family price.
import type { Tug } from './money.ts';

export interface PriceShown {
  kind: 'plain' | 'cut' | 'family';
  nowTug: Tug;
  /** The regular price beside it: struck through for a cut, still valid (not struck) beside a family price. */
  wasTug: Tug | null;
  /** For the badge «−14%»; rounded down, so that the shop never claims more than it gives. */
  cutPercent: number;
}

/** What card, tile and product page show, from the three prices of a product. */
export function priceShown(price: { regularTug: Tug; salePriceTug: Tug; family: boolean }): PriceShown {
  const { regularTug, salePriceTug, family } = price;
  if (salePriceTug >= regularTug) return { kind: 'plain', nowTug: salePriceTug, wasTug: null, cutPercent: 0 };
  const cutPercent = Math.floor(((regularTug - salePriceTug) * 100) / regularTug);
  return { kind: family ? 'family' : 'cut', nowTug: salePriceTug, wasTug: regularTug, cutPercent };
}
