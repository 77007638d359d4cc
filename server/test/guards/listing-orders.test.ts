// Each list of the shop is read from one index in its order: no page sorts rows that it does not show.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';

const real = databaseOfTest();

/**
 * A shop large enough for realistic plans: 8,000 products, 400 in each category, sub-category and brand, and 8,000 orders of
 * 200 customers, of which one in a hundred is unpaid and one in a hundred paid.
 */
beforeAll(async () => {
  const { db } = real.database;
  await sql`
    insert into categories (code, name) select 'c' || nth, 'Ангилал ' || nth from generate_series(1, 20) nth;
    insert into sub_categories (category_id, code, name)
      select id, 's' || code, name from categories where name like 'Ангилал %';
    insert into brands (slug, name) select 'b' || nth, 'Брэнд ' || nth from generate_series(1, 20) nth;
    insert into colours (name, swatch) select 'Өнгө ' || nth, '#a0b0c0' from generate_series(1, 20) nth;
    insert into models (category_id, sub_category_id, brand_id, code, name, product_type)
      select sub.category_id, sub.id, brand.id, sub.code || brand.slug, 'Загвар', 'буйдан'
      from sub_categories sub cross join brands brand where sub.name like 'Ангилал %' and brand.name like 'Брэнд %';
    insert into products (model_id, category_id, sub_category_id, brand_id, colour_id, code, name, price_tug,
                          regular_price_tug, popularity, published_at, is_family_price, ready_in_ulaanbaatar)
      select model_id, category_id, sub_category_id, brand_id, colour_id, 90000000 + rank, 'Буйдан', 100000 + rank * 7 % 7919,
             150000 + rank % 3 * 1000, rank * 31 % 5003, now() - rank * 11 % 7907 * interval '7 minutes',
             rank % 20 = 0, rank % 20 = 1
      from (select model.id as model_id, category_id, sub_category_id, brand_id, colour.id as colour_id,
                   (row_number() over (order by md5(model.code || colour.name)))::int as rank
            from models model cross join colours colour
            where model.name = 'Загвар' and colour.name like 'Өнгө %') as shuffled;
    insert into customers (email, name) select nth || '@tokhi.example', 'Үйлчлүүлэгч' from generate_series(1, 200) nth;
    insert into orders (customer_id, idempotency_key, order_number, subtotal_tug, total_tug, created_at, expires_at,
                        weight_grams, volume_ml, package_count, delivery_kind, pickup_place_id, customer_kind, contact_name,
                        contact_phone, contact_email, status, expired_at, payment_method, submitted_at, paid_at)
      select customer.id, gen_random_uuid(), 'IK' || lpad(nth::text, 10, '0'), 1000, 1000,
             now() - interval '1 year', now() + (nth - 4000) * interval '1 hour', 0, 0, 0, 'pickup', 1, 'individual', 'Бат',
             '99112233', 'bat@tokhi.example', case nth % 100 when 0 then 'pending' when 1 then 'paid' else 'expired' end,
             case when nth % 100 > 1 then now() end, case nth % 100 when 1 then 'qpay' end,
             case nth % 100 when 1 then now() end, case nth % 100 when 1 then now() end
      from generate_series(1, 8000) nth join customers customer on customer.email = nth % 200 + 1 || '@tokhi.example';
    analyze products, orders`.execute(db);
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The nodes of PostgreSQL's plan without sequential and bitmap scans. */
async function planOf(query: string): Promise<PlanNode[]> {
  return real.database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off; set local enable_bitmapscan = off`.execute(tx);
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (format json) ${sql.raw(query)}`.execute(
      tx,
    );
    return rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan));
  });
}

async function expectFromIndex(query: string, index: string): Promise<void> {
  const nodes = await planOf(query);
  expect(nodes.map((node) => node['Node Type'])).toEqual(['Limit', expect.stringMatching(/^Index (Only )?Scan$/)]);
  expect(nodes.at(-1)?.['Index Name']).toBe(index);
}

const PRICE = 'campaign_price(price_tug, discount_percent, discount_ending)';
const CUT = 'cut_percent(regular_price_tug, price_tug, discount_percent, discount_ending)';
const ORDERS: [name: string, index: string, orderBy: string, condition: string][] = [
  ['the most popular first', 'popular', 'popularity desc, id', ''],
  ['the newest first', 'newest', 'published_at desc, id desc', ''],
  ['the cheapest first', 'price', `${PRICE}, id`, ''],
  ['the dearest first', 'price', `${PRICE} desc, id desc`, ''],
  ['the most discounted first', 'cut', `${CUT} desc, popularity desc, id`, `and ${CUT} > 0`],
];
const SCOPES = ['category', 'sub_category', 'brand'] as const;
const LISTS = SCOPES.flatMap((scope) => ORDERS.map(([name, ...rest]) => [scope, name, ...rest] as const));

test.each(LISTS)('the products of a %s come %s out of an index', async (scope, _, index, orderBy, condition) => {
  const product = real.database.db.selectFrom('products').selectAll().where('name', '=', 'Буйдан').limit(1);
  const { [`${scope}_id` as const]: id } = await product.executeTakeFirstOrThrow();
  const query = `select * from products where is_listed and ${scope}_id = ${id} ${condition} order by ${orderBy} limit 30`;
  await expectFromIndex(query, `products_of_a_${scope}_${index}`);
});

test.each([
  ['the most popular', 'products_popular', '', 'popularity desc, id'],
  ['the newest', 'products_newest', '', 'published_at desc, id desc'],
  ['the most discounted', 'products_cut', `and ${CUT} > 0`, `${CUT} desc, popularity desc, id`],
  ['the family prices', 'products_family', 'and is_family_price', 'popularity desc, id'],
  ['what is ready in Ulaanbaatar', 'products_ready', 'and ready_in_ulaanbaatar', 'popularity desc, id'],
])('the list of %s in the whole shop comes out of an index', async (_, index, condition, orderBy) => {
  await expectFromIndex(`select * from products where is_listed ${condition} order by ${orderBy} limit 30`, index);
});

test('the orders of a customer come newest first out of an index', async () => {
  const order = real.database.db.selectFrom('orders').select('customer_id').limit(1);
  const { customer_id } = await order.executeTakeFirstOrThrow();
  const query = `select * from orders where customer_id = ${customer_id} order by id desc limit 20`;
  await expectFromIndex(query, 'orders_of_a_customer');
});

test('the unpaid orders come out of an index in the order in which they expire', async () => {
  const unpaid = "select id from orders where status = 'pending'";
  await expectFromIndex(`${unpaid} and expires_at <= now() order by expires_at limit 100`, 'orders_pending_by_expiry');
});

test('the staff see the paid orders newest first out of an index', async () => {
  const query = "select * from orders where status = 'paid' order by created_at desc, id desc limit 50";
  await expectFromIndex(query, 'orders_by_status_and_time');
});

test('an order that no index has would be seen: it sorts', async () => {
  const nodes = await planOf('select * from products where is_listed order by name, id limit 30');
  expect(nodes.map((node) => node['Node Type'])).toContain('Sort');
});
