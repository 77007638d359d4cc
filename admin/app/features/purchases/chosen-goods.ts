import type { SoonOut } from './purchases-query.ts';

/** What is chosen to be ordered, and how many units somebody typed instead of the proposed ones. */
export interface Chosen {
  products: ReadonlyMap<string, SoonOut>;
  typed: ReadonlyMap<string, number>;
}

export const NOTHING_CHOSEN: Chosen = { products: new Map(), typed: new Map() };

const MOST_UNITS = 10_000;

/** As typed or chosen, else as proposed. */
export const unitsOf = ({ typed }: Chosen, { code, proposal }: SoonOut): number => typed.get(code) ?? proposal.units;

/** A chosen product is ordered at least once, and stays at its units when the list is read again; let go, it is as proposed. */
export function toggle(chosen: Chosen, product: SoonOut): Chosen {
  if (chosen.products.has(product.code)) return without(chosen, [product.code]);
  return typeUnits(chosen, product, Math.max(1, unitsOf(chosen, product)));
}

/** Whoever types units wants them: the product is chosen with it, and none takes it out. */
export function typeUnits(chosen: Chosen, product: SoonOut, units: number): Chosen {
  const typed = new Map(chosen.typed).set(product.code, Math.min(Math.max(units, 0), MOST_UNITS));
  const products = new Map(chosen.products);
  if (units > 0) products.set(product.code, product);
  else products.delete(product.code);
  return { products, typed };
}

/** As the products are after they were said to come from a supplier. */
export function withSupplier(chosen: Chosen, codes: readonly string[], supplier: SoonOut['supplier']): Chosen {
  const moved = [...chosen.products].map(
    ([code, product]) => [code, codes.includes(code) ? { ...product, supplier } : product] as const,
  );
  return { ...chosen, products: new Map(moved) };
}

export function without({ products, typed }: Chosen, codes: readonly string[]): Chosen {
  const kept = <Value>(all: ReadonlyMap<string, Value>) => new Map([...all].filter(([code]) => !codes.includes(code)));
  return { products: kept(products), typed: kept(typed) };
}

export interface SupplierGroup {
  supplier: SoonOut['supplier'];
  lines: { product: SoonOut; units: number }[];
}

/** The chosen products by supplier, in the order in which they were chosen. */
export function bySupplier(chosen: Chosen): SupplierGroup[] {
  const groups = Map.groupBy(chosen.products.values(), ({ supplier }) => supplier?.id ?? null);
  return [...groups.values()].map((products) => ({
    supplier: products[0]?.supplier ?? null,
    lines: products.map((product) => ({ product, units: unitsOf(chosen, product) })),
  }));
}
