// Badges (spec §4): the texts are the spec's. Red is reserved for a price cut and a warning, blue for the family price.
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { texts } from '@tokhi/contract/texts/texts';
import type { PriceShown } from '@tokhi/rules/money/price-shown';
import type { BadgeFact } from '@tokhi/ui/show/badge.tsx';

type Flags = Pick<ProductCard, 'New_lower_price' | 'Top_seller' | 'New' | 'IKEA_family_price' | 'Last_chance'>;

/** What the shop says about the product, the most important first. */
export function badgesOf(flags: Flags): BadgeFact[] {
  const badges: (BadgeFact | false)[] = [
    flags.IKEA_family_price === 1 && { kind: 'family', text: texts.badgeFamilyPrice },
    flags.New_lower_price === 1 && { kind: 'plain', text: texts.badgeNewLowerPrice },
    flags.Last_chance === 1 && { kind: 'last', text: texts.badgeLastChance },
    flags.Top_seller === 1 && { kind: 'plain', text: texts.badgeTopSeller },
    flags.New === 1 && { kind: 'plain', text: texts.badgeNew },
  ];
  return badges.filter((badge) => badge !== false);
}

/** Our own: the price cut. The spec has no such badge, so it replaces none. */
export const cutBadge = ({ kind, cutPercent }: PriceShown): BadgeFact | null =>
  kind === 'cut' && cutPercent > 0 ? { kind: 'cut', text: `−${cutPercent}%` } : null;
