import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { productGaps, productStates, productStocks } from '@tokhi/contract/admin/product-words';

const LEAST_TEXT = 2;

const oneOf = <Name extends string>(names: readonly Name[], value: string | null): Name | undefined =>
  names.find((name) => name === value);
const numberIn = (value: string | null): number | undefined =>
  value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** The filter of an address; unknown parts are left out, so that a wrong address still shows a list. */
export function filterIn(address: URLSearchParams): ProductFilter {
  const text = address.get('text')?.trim() ?? '';
  const found = {
    ...{ category: numberIn(address.get('category')), brand: numberIn(address.get('brand')) },
    state: oneOf(productStates, address.get('state')),
    stock: oneOf(productStocks, address.get('stock')),
    gap: oneOf(productGaps, address.get('gap')),
    text: text.length < LEAST_TEXT ? undefined : text,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
