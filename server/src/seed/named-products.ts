import type { Tx } from '../db/database.ts';
import type { DemoChoice } from './content-files.ts';
import type { DemoDepartment } from './demo-files.ts';

export interface NamedProduct {
  id: number;
  /** Model and finish, as in content files. */
  name: string;
  department: string;
  subCategory: string;
  priceTug: number;
}

/** The products of the demo catalogue by the names in content files, in the order of the range. */
export async function namedProducts(tx: Tx, departments: DemoDepartment[]): Promise<NamedProduct[]> {
  const rows = await tx.selectFrom('products').select(['id', 'code', 'price_tug']).execute();
  const byCode = new Map(rows.map((row) => [row.code, row]));
  return departments.flatMap(({ code: department, models }) =>
    models.flatMap(({ code: model, subCategory, products }) =>
      products.flatMap(({ code, finish }) => {
        const row = byCode.get(code);
        return row
          ? [{ id: row.id, name: `${model} ${finish}`, department, subCategory, priceTug: row.price_tug }]
          : [];
      }),
    ),
  );
}

export function productNamed(products: NamedProduct[], name: string): NamedProduct {
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`demo/content: no product ${name}`);
  return found;
}

/** The products of an event, each once, in the event's order. */
export function chosenProducts(products: NamedProduct[], choices: DemoChoice[]): NamedProduct[] {
  return [...new Set(choices.flatMap((choice) => productsOf(products, choice)))];
}

function productsOf(products: NamedProduct[], choice: DemoChoice): NamedProduct[] {
  if (typeof choice === 'string') return [productNamed(products, choice)];
  const stands = (product: NamedProduct) =>
    'department' in choice ? product.department === choice.department : product.subCategory === choice.subCategory;
  const { belowTug = Number.POSITIVE_INFINITY } = choice;
  const found = products.filter((product) => stands(product) && product.priceTug < belowTug);
  if (found.length === 0) throw new Error(`demo/content: no product for ${JSON.stringify(choice)}`);
  return found;
}
