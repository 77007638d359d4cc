import { execFileSync } from 'node:child_process';
import pg from 'pg';
import { generateCatalogue } from '../catalogue/fill/generate.ts';
import { stockUp } from '../orders/stock-up.ts';
import { file } from '../processes.ts';

/** The price of every product since its creation. */
const FIRST_PRICES = `insert into product_prices (product_id, price_tug, regular_price_tug, effective_at, reason)
  select id, price_tug, regular_price_tug, created_at, 'first price' from products
  where not exists (select from product_prices where product_id = products.id)`;

/** A shop of so many products that takes orders, kept for the next run: each run rolls back its changes. */
export async function fillShop(url: string, products: number, anew: boolean): Promise<void> {
  await generateCatalogue(url, products, anew);
  // Settings, queue and permissions, which a catalogue alone does not need; and fully updated lists.
  execFileSync(process.execPath, [file('server/src/prepare-database.ts'), '--no-demo'], {
    env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  const database = new pg.Pool({ connectionString: url, max: 2 });
  try {
    await stockUp(database);
    await database.query(FIRST_PRICES);
    await database.query('vacuum analyze');
  } finally {
    await database.end();
  }
}
