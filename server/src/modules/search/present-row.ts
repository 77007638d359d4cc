import type { ProductCard, ProductRow } from '@tokhi/contract/fields/product-fields';

/** §3 "Brand-page/category-list product row": two fields also under that page's own names. */
export const presentRow = (card: ProductCard): ProductRow => ({
  ...card,
  type: card.product_type,
  category_sub_id: card.sub_id,
});
