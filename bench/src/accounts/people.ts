import type { FloodedShop } from './start-shop.ts';
import { callAs } from './visitors.ts';

const PASSWORD = 'gurvan buudal 1921';

/** Confirmed accounts with one password, hashed once by the shop itself and copied. */
export async function insertPeople(shop: FloodedShop, name: string, count: number): Promise<string[]> {
  const first = `${name}@bench.example`;
  const user = { name: 'Жишээ', email: first, password: PASSWORD, rePassword: PASSWORD, phone: '99112233' };
  const { said } = await callAs(shop, 'register', { user }, { from: '10.200.0.1', turn: 0 });
  if (said !== 'success') throw new Error(`register answered ${said}`);
  await shop.database.query(
    'update customers set email_confirmed_at = now(), password_proven_at = now(), password_chosen_in = null where email = $1',
    [first],
  );
  const { rows } = await shop.database.query<{ email: string }>(
    `insert into customers (email, name, phone, password_hash, email_confirmed_at, password_proven_at)
     select $2 || '-' || n || '@bench.example', name, phone, password_hash, now(), now()
     from customers, generate_series(1, $3::int) n where email = $1 returning email`,
    [first, name, count],
  );
  return rows.map(({ email }) => email);
}
