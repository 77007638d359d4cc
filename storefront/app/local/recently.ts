// The recently viewed products, key `recently`, oldest first (spec §3, §4).
import { rememberViewed as withViewed } from '@tokhi/rules/catalogue/recently-viewed';
import { type Fields, objectsOf, textField, wholeField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

/** What a tile of the slider shows. */
export interface ViewedProduct {
  code: string;
  name: string;
  type: string;
  /** File at /images/product/{image}; empty if the product has no picture. */
  image: string;
  priceTug: number;
  regularTug: number;
  family: boolean;
}

const recently = storedValue<readonly ViewedProduct[]>('recently', {
  empty: [],
  read: (stored) => objectsOf(stored).flatMap(viewedProduct),
  write: (products) => products.map(storedProduct),
});

/** The recently viewed products, oldest first; `latestViewed` of the rules says which of them a page shows. */
export const useRecently = recently.use;

/** Remembers that the visitor has looked at a product. */
export const rememberViewed = (product: ViewedProduct): void => recently.set(withViewed(recently.get(), product));

export const clearViewed = (): void => recently.set([]);

function viewedProduct(fields: Fields): ViewedProduct[] {
  const code = textField(fields, 'code');
  const priceTug = wholeField(fields, 'price_tug');
  if (code === '' || priceTug === 0) return [];
  return [
    {
      code,
      name: textField(fields, 'name'),
      type: textField(fields, 'product_type'),
      image: textField(fields, 'image'),
      priceTug,
      regularTug: wholeField(fields, 'Regular_price_tug'),
      family: fields['IKEA_family_price'] === 1,
    },
  ];
}

// The spec stores product objects, so they have the product's own names.
const storedProduct = ({ code, name, type, image, priceTug, regularTug, family }: ViewedProduct): Fields => ({
  code,
  name,
  product_type: type,
  image,
  price_tug: priceTug,
  Regular_price_tug: regularTug,
  IKEA_family_price: family ? 1 : 0,
});
