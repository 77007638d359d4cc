import type pg from 'pg';

/** The minimum for a shop that takes orders, with the constraints that a careful engineer would include. */
const SCHEMA = `
  create table customers (id bigint generated always as identity primary key, email text not null unique);
  create table sessions (
    token_hash bytea primary key, customer_id bigint not null references customers, expires_at timestamptz not null);
  create table products (
    id int generated always as identity primary key, code text not null unique, price_tug bigint not null check (price_tug > 0));
  create table stock (product_id int primary key references products, on_hand int not null check (on_hand >= 0));
  create table orders (
    id bigint generated always as identity primary key, customer_id bigint not null references customers,
    name text not null, phone text not null, email text not null, total_tug bigint not null check (total_tug > 0),
    created_at timestamptz not null default now());
  create index orders_of_a_customer on orders (customer_id);
  create table order_lines (
    order_id bigint not null references orders, product_id int not null references products,
    quantity int not null check (quantity > 0), price_tug bigint not null, primary key (order_id, product_id));
  create index lines_of_a_product on order_lines (product_id);
  create table stock_movements (
    id bigint generated always as identity primary key, product_id int not null references products,
    order_id bigint not null references orders, change int not null, created_at timestamptz not null default now());
  create index movements_of_a_product on stock_movements (product_id, id);
  create index movements_of_an_order on stock_movements (order_id);`;

export interface BareGoods {
  code: string;
  priceTug: number;
  onHand: number;
}

/** Fills the tables with these goods, and a customer for each session. */
export async function fillBare(
  pool: pg.Pool,
  goods: readonly BareGoods[],
  tokenHashes: readonly Buffer[],
): Promise<void> {
  await pool.query(SCHEMA);
  await pool.query(
    `with given as (select * from unnest($1::text[], $2::bigint[], $3::int[]) as one (code, price_tug, on_hand)),
      made as (insert into products (code, price_tug) select code, price_tug from given returning id, code)
     insert into stock (product_id, on_hand) select id, on_hand from made join given using (code)`,
    [goods.map(({ code }) => code), goods.map(({ priceTug }) => priceTug), goods.map(({ onHand }) => onHand)],
  );
  await pool.query(
    `with made as (insert into customers (email)
      select n || '@bare.example' from generate_series(1, cardinality($1::bytea[])) n returning id)
     insert into sessions (token_hash, customer_id, expires_at)
     select hash, id, now() + interval '30 days'
     from (select id, row_number() over (order by id) as place from made) as customer
     join unnest($1::bytea[]) with ordinality as session (hash, place) using (place)`,
    [tokenHashes],
  );
  await pool.query('analyze');
}
