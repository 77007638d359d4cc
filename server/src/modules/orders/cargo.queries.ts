// The weight and goods of orders, for carriers of many orders. `members` is a query with the rows (carrier, order_id).
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database.ts';

interface CargoAtStep {
  carrier: number;
  status: OrderStatus;
  orders: number;
  pieces: number;
  packages: number;
  grams: number;
  millilitres: number;
  loaded_at: Date | null;
  came_in_ereen_at: Date | null;
  came_in_ub_at: Date | null;
}

/** The cargo of each carrier by the current step, with the time at which the first of these orders reached each step. */
export async function cargoByStep(db: Db, members: RawBuilder<unknown>): Promise<CargoAtStep[]> {
  const { rows } = await sql<CargoAtStep>`
    select carrier, orders.status, count(*) as orders, sum(goods.pieces)::int as pieces, sum(orders.package_count)::int as packages,
      sum(orders.weight_grams)::float8 as grams, sum(orders.volume_ml)::float8 as millilitres,
      min(orders.loaded_at) as loaded_at, min(orders.came_in_ereen_at) as came_in_ereen_at, min(orders.came_in_ub_at) as came_in_ub_at
    from (${members}) as members (carrier, order_id) join orders on orders.id = members.order_id
    cross join lateral (select sum(quantity) as pieces from order_lines where order_lines.order_id = orders.id) goods
    group by carrier, orders.status`.execute(db);
  return rows;
}

const CARGO_LINE = sql`json_build_object('code', code, 'name', name, 'colour', colour_name, 'quantity', quantity)`;

interface CargoOfOrder {
  id: number;
  order_number: string;
  status: OrderStatus;
  version: number;
  contact_name: string;
  is_pickup: boolean;
  district_id: number | null;
  khoroo: number | null;
  grams: number;
  millilitres: number;
  picture: string | null;
  packages: number;
  goods: { code: string; name: string; colour: string; quantity: number }[];
}

/** Each of these orders with its goods, oldest first. */
export async function cargoOfOrders(db: Db, ids: RawBuilder<unknown>): Promise<CargoOfOrder[]> {
  const { rows } = await sql<CargoOfOrder>`
    select orders.id, order_number, status, version, contact_name, delivery_kind = 'pickup' as is_pickup, district_id, khoroo,
      weight_grams as grams, volume_ml as millilitres, package_count as packages, lines.picture, lines.goods
    from orders cross join lateral (
      select json_agg(${CARGO_LINE} order by position) as goods, (array_agg(image order by position))[1] as picture
      from order_lines where order_lines.order_id = orders.id) lines
    where orders.id in (${ids}) order by orders.id`.execute(db);
  return rows;
}

interface CargoOfProduct {
  product_id: number;
  code: string;
  name: string;
  colour: string;
  pieces: number;
}

/** The goods of these orders by product: a product that was sold under an older name is one row too. */
export async function cargoByProduct(db: Db, ids: RawBuilder<unknown>): Promise<CargoOfProduct[]> {
  const { rows } = await sql<CargoOfProduct>`
    select product_id, max(code) as code, max(name) as name, max(colour_name) as colour, sum(quantity)::int as pieces
    from order_lines where order_id in (${ids}) group by product_id order by max(code)`.execute(db);
  return rows;
}
