import type { SoonOut } from './purchases-query.ts';

/** The products chosen for an order, and the units typed instead of the proposed ones. */
export interface Chosen {
  products: ReadonlyMap<string, SoonOut>;
  typed: ReadonlyMap<string, number>;
}

export const NOTHING_CHOSEN: Chosen = { products: new Map(), typed: new Map() };

const MOST_UNITS = 10_000;

/** As typed or chosen, otherwise as proposed. */
export const unitsOf = ({ typed }: Chosen, { code, proposal }: SoonOut): number => typed.get(code) ?? proposal.units;

/** At least one unit of a chosen product is ordered, and its units stay when the list is read again; unchosen, it is as proposed. */
export function toggle(chosen: Chosen, product: SoonOut): Chosen {
  if (chosen.products.has(product.code)) return without(chosen, [product.code]);
  return typeUnits(chosen, product, Math.max(1, unitsOf(chosen, product)));
}

/** Typing units also chooses the product; typing none unchooses it. */
export function typeUnits(chosen: Chosen, product: SoonOut, units: number): Chosen {
  const typed = new Map(chosen.typed).set(product.code, Math.min(Math.max(units, 0), MOST_UNITS));
  const products = new Map(chosen.products);
  if (units > 0) products.set(product.code, product);
  else products.delete(product.code);
  return { products, typed };
}

/** The products after a supplier was assigned to them. */
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
