import type { ProductCard } from '@tokhi/contract/fields/product-fields';

/** Fills one row of a page, up to `most` products. */
export type FillRow = (cards: readonly ProductCard[], most: number) => ProductCard[];

/**
 * The rows of one page from top to bottom: each prefers models that no row above shows, in any colour, and repeats
 * one only where it would be too short. `above` are the codes that the page already shows.
 */
export function rowsOfPage(above: Iterable<string>): FillRow {
  const stood = new Set(above);
  const stands = ({ code, color_dots: colours }: ProductCard) =>
    stood.has(code) || colours.some((colour) => stood.has(colour.code));
  return (cards, most) => {
    const fresh: ProductCard[] = [];
    for (const card of cards) {
      if (fresh.length === most) break;
      if (stands(card)) continue;
      stood.add(card.code);
      fresh.push(card);
    }
    const repeated = cards.filter((card) => !fresh.includes(card)).slice(0, most - fresh.length);
    for (const { code } of repeated) stood.add(code);
    return [...fresh, ...repeated];
  };
}
