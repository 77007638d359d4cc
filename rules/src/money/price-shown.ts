// Price shown (spec §4 Price display): a price below the regular one is shown as a cut or, when it is the family's, as a family price.
import { unitBonus } from './bonus.ts';
import type { Tug } from './money.ts';

export interface PriceShown {
  kind: 'plain' | 'cut' | 'family';
  nowTug: Tug;
  /** The regular price beside it, struck through. */
  wasTug: Tug | null;
  /** For the badge «−14%»; rounded to the nearest percent, as a customer would calculate it. */
  cutPercent: number;
}

/** The prices of a product; `salePriceTug` is what a unit costs with the campaign that runs now. */
export interface ProductPrices {
  regularTug: Tug;
  priceTug: Tug;
  salePriceTug: Tug;
  family: boolean;
  bonusPercent: number;
}

/** What card, tile and product page show, from the three prices of a product. */
export function priceShown(price: { regularTug: Tug; salePriceTug: Tug; family: boolean }): PriceShown {
  const { regularTug: wasTug, salePriceTug: nowTug, family } = price;
  if (nowTug >= wasTug) return { kind: 'plain', nowTug, wasTug: null, cutPercent: 0 };
  return { kind: family ? 'family' : 'cut', nowTug, wasTug, cutPercent: Math.round(100 - (nowTug * 100) / wasTug) };
}

/** A card of the grid: a campaign discount highlights the price and hides the bonus (null). */
export function cardPrice(prices: ProductPrices): PriceShown & { highlighted: boolean; bonus: number | null } {
  const { priceTug, salePriceTug } = prices;
  const highlighted = salePriceTug < priceTug;
  const bonus = highlighted ? null : unitBonus(salePriceTug, prices.bonusPercent);
  return { ...priceShown(prices), highlighted, bonus };
}

/** A row of the cart: price and bonus of all its pieces; the regular price is for the same number of pieces. */
export function cartRowPrice(prices: ProductPrices, quantity: number): PriceShown & { unitTug: Tug; bonus: number } {
  const unitTug = prices.salePriceTug;
  const unit = priceShown(prices);
  return {
    ...unit,
    unitTug,
    nowTug: unitTug * quantity,
    wasTug: unit.wasTug === null ? null : unit.wasTug * quantity,
    bonus: unitBonus(unitTug, prices.bonusPercent) * quantity,
  };
}
