import type { CartProduct as RefreshedProduct } from '@tokhi/contract/calls/cart';
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { smallestFile } from '../pictures/picture-files.ts';
import type { CartProduct } from './cart-storage.ts';

/** What this browser's cart keeps of a product, from a card or from the cart's own answer. */
export const cartProduct = (product: ProductCard | RefreshedProduct): CartProduct => ({
  code: product.code,
  name: product.name,
  model: product.model,
  type: product.product_type,
  colour: product.color_name,
  image: smallestFile(product),
  regularTug: product.Regular_price_tug,
  priceTug: product.price_tug,
  salePriceTug: product.sale_price,
  discountPercent: product.discount,
  bonusPercent: product.bonus_percent,
  remain: product.show_product === 'none' ? 0 : product.remain,
  badges: {
    New_lower_price: product.New_lower_price,
    Top_seller: product.Top_seller,
    New: product.New,
    IKEA_family_price: product.IKEA_family_price,
    Last_chance: product.Last_chance,
  },
  showProduct: product.show_product,
  load:
    'weight_grams' in product
      ? { chinaDeliverTug: product.china_deliver, weightGrams: product.weight_grams, volumeMl: product.volume_ml }
      : null,
});
