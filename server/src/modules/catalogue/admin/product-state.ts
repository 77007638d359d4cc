import { type ProductGap, type ProductState, productGaps } from '@tokhi/contract/admin/product-words';

/** A product's state between draft and shop. */
export function stateOf(row: { is_listed: boolean; publish_at: Date | null; published_at: Date | null }): ProductState {
  if (row.is_listed) return 'listed';
  if (row.publish_at !== null) return 'planned';
  return row.published_at === null ? 'draft' : 'withdrawn';
}

/** The names of the bits in `products.gaps`. */
export const gapsOf = (bits: number): ProductGap[] =>
  productGaps.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1);
