import type { Product } from '@tokhi/contract/fields/product-fields';

const UNKNOWN = '–';

export interface ComparedRow {
  name: string;
  values: string[];
  /** At least two products differ in it. */
  differs: boolean;
}

/** The facts, row by row: size, colour and brand, then every specification that one of the products has. */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  return [
    row('Хэмжээ', products, ({ dimension }) => dimension),
    ...specNames(products).map((name) => row(name, products, (product) => specOf(product, name))),
    row('Брэнд', products, ({ brandname }) => brandname),
  ].filter(({ values }) => values.some((value) => value !== UNKNOWN));
}

/** Whether the values of a row differ. */
export const differ = (values: readonly (string | number)[]): boolean => new Set(values).size > 1;

const row = (name: string, products: readonly Product[], value: (product: Product) => string): ComparedRow => {
  const values = products.map((product) => value(product) || UNKNOWN);
  return { name, values, differs: differ(values) };
};

// In the order of the first product, then those that only the others have.
const specNames = (products: readonly Product[]): string[] => [
  ...new Set(products.flatMap(({ specs }) => specs.map(({ name }) => name))),
];

const specOf = ({ specs }: Product, name: string): string => specs.find((spec) => spec.name === name)?.value ?? '';
