// The cart in local storage: the spec's names (§3 "Cart line"), its totals beside its products.
import type { ProductCard } from '@tokhi/contract/fields/product-fields';
import { cartCount } from '@tokhi/rules/cart/cart-badge';
import type { CartLine } from '@tokhi/rules/cart/cart-lines';
import type { FreshProduct } from '@tokhi/rules/cart/cart-selection';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { clampQuantity } from '@tokhi/rules/cart/quantity';
import { type Fields, isObject, objectsOf, textField, textsOf, wholeField } from './stored-fields.ts';

/** The five badges, by the spec's names (§4). */
const BADGES = ['New_lower_price', 'Top_seller', 'New', 'IKEA_family_price', 'Last_chance'] as const;
const SUPPLIES = ['stock', 'order', 'none'] as const;

/** What the cart knows of a product without asking the server. */
export interface CartProduct extends FreshProduct {
  code: string;
  name: string;
  model: string;
  type: string;
  colour: string;
  /** File at /images/product/{image}, of a small size; empty if the product has no picture. */
  image: string;
  regularTug: number;
  /** Of a running campaign; 0 without one. */
  discountPercent: number;
  badges: Pick<ProductCard, (typeof BADGES)[number]>;
  showProduct: ProductCard['show_product'];
  /** The data for its delivery fee; null until the server has sent it. */
  load: { chinaDeliverTug: number; weightGrams: number; volumeMl: number } | null;
}

export interface Cart {
  lines: readonly CartLine[];
  /** By code: one product per line. */
  products: ReadonlyMap<string, CartProduct>;
  /** Version of the customer's stored cart that these lines come from; null: a guest's, or not merged yet. */
  version: number | null;
  /** Lines that the stored cart lacks: pieces were added, and no answer came. */
  unsent: readonly string[];
  /** Quantities, ticks or seen prices differ from that version, or a line was removed. */
  changed: boolean;
}

export const emptyCart: Cart = { lines: [], products: new Map(), version: null, unsent: [], changed: false };

export function readCart(stored: unknown): Cart {
  if (!isObject(stored)) return emptyCart;
  const lines: CartLine[] = [];
  const products = new Map<string, CartProduct>();
  for (const fields of objectsOf(stored['product'])) {
    const product = readProduct(fields);
    if (product.code === '' || product.priceTug === 0 || products.has(product.code)) continue;
    products.set(product.code, product);
    lines.push({
      code: product.code,
      quantity: clampQuantity(wholeField(fields, 'qty'), product.remain),
      checked: fields['checked'] !== false,
      priceSeenTug: wholeField(fields, 'price_seen') || product.salePriceTug,
    });
  }
  const version = stored['version'];
  return {
    lines,
    products,
    version: typeof version === 'number' && Number.isSafeInteger(version) ? version : null,
    unsent: textsOf(stored['unsent']).filter((code) => products.has(code)),
    changed: stored['changed'] === true,
  };
}

function readProduct(fields: Fields): CartProduct {
  const remain = wholeField(fields, 'remain');
  const priceTug = wholeField(fields, 'price');
  return {
    code: textField(fields, 'id'),
    name: textField(fields, 'name'),
    model: textField(fields, 'model'),
    type: textField(fields, 'product_type'),
    colour: textField(fields, 'color_name') || textField(fields, 'color'),
    image: textField(fields, 'image'),
    priceTug,
    salePriceTug: Math.max(priceTug - wholeField(fields, 'sale'), 0),
    discountPercent: Math.min(wholeField(fields, 'discount'), 100),
    bonusPercent: wholeField(fields, 'bonus_percent'),
    regularTug: wholeField(fields, 'regular_price'),
    remain,
    badges: Object.fromEntries(BADGES.map((badge) => [badge, fields[badge] === 1 ? 1 : 0])) as CartProduct['badges'],
    showProduct: SUPPLIES.find((supply) => supply === fields['show_product']) ?? (remain === 0 ? 'none' : 'order'),
    load: Number.isSafeInteger(fields['weight_grams'])
      ? {
          chinaDeliverTug: wholeField(fields, 'chinaDeliver'),
          weightGrams: wholeField(fields, 'weight_grams'),
          volumeMl: wholeField(fields, 'volume_ml'),
        }
      : null,
  };
}

export function writeCart({ lines, products, version, unsent, changed }: Cart): Fields {
  return {
    total: cartCount(lines),
    amount: cartTotals(lines, products).amountTug,
    product: lines.flatMap((line) => {
      const product = products.get(line.code);
      return product === undefined ? [] : [writeLine(line, product)];
    }),
    ...(version !== null && { version, unsent, changed }),
  };
}

const writeLine = (line: CartLine, product: CartProduct): Fields => ({
  id: line.code,
  name: product.name,
  model: product.model,
  product_type: product.type,
  color: product.colour,
  color_name: product.colour,
  image: product.image,
  price: product.priceTug,
  discount: product.discountPercent,
  sale: product.priceTug - product.salePriceTug,
  regular_price: product.regularTug,
  bonus_percent: product.bonusPercent,
  // The spec has it in every line (§9); the points of the line come from `bonus_percent`.
  bonus: 1,
  ...product.badges,
  show_product: product.showProduct,
  ...(product.load !== null && {
    chinaDeliver: product.load.chinaDeliverTug,
    weight_grams: product.load.weightGrams,
    volume_ml: product.load.volumeMl,
  }),
  remain: product.remain,
  qty: line.quantity,
  checked: line.checked,
  price_seen: line.priceSeenTug,
});
