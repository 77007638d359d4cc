import type pg from 'pg';

export interface BareOrder {
  receiver: { name: string; phone: string; email: string };
  lines: { code: string; quantity: number; price: number }[];
  total: number;
}

/** The error code instead of an order number. */
export type Refused = 'prices_changed' | 'insufficient_stock';

/** Rows are locked by id: two orders of the same products never deadlock. */
const TAKE_STOCK = `
  with wanted as (select * from unnest($1::int[], $2::int[]) as one (product_id, quantity)),
    locked as (select product_id from stock where product_id = any($1) order by product_id for update)
  update stock set on_hand = on_hand - wanted.quantity
  from wanted join locked using (product_id)
  where stock.product_id = wanted.product_id and stock.on_hand >= wanted.quantity`;

const INSERT_ORDER = `
  with made as (
      insert into orders (customer_id, name, phone, email, total_tug) values ($1, $2, $3, $4, $5) returning id),
    given as (select * from unnest($6::int[], $7::int[], $8::bigint[]) as one (product_id, quantity, price_tug)),
    line as (insert into order_lines (order_id, product_id, quantity, price_tug)
      select made.id, product_id, quantity, price_tug from made, given),
    movement as (insert into stock_movements (product_id, order_id, change)
      select product_id, made.id, -quantity from made, given)
  select id from made`;

/** One transaction on one connection, six prepared statements including the session's: prices, stock, and all rows of the order. */
export async function takeOrder(
  client: pg.ClientBase,
  customerId: string,
  { receiver, lines, total }: BareOrder,
): Promise<{ id: string } | Refused> {
  const { rows: products } = await client.query<{ id: number; code: string; price_tug: string }>({
    name: 'prices',
    text: 'select id, code, price_tug from products where code = any($1::text[])',
    values: [lines.map(({ code }) => code)],
  });
  const byCode = new Map(products.map((product) => [product.code, product]));
  const ordered = lines.flatMap(({ code, quantity, price }) => {
    const product = byCode.get(code);
    return product === undefined || Number(product.price_tug) !== price ? [] : [{ id: product.id, quantity, price }];
  });
  const sum = ordered.reduce((all, { quantity, price }) => all + quantity * price, 0);
  if (ordered.length < lines.length || sum !== total) return 'prices_changed';
  const [ids, quantities] = [ordered.map(({ id }) => id), ordered.map(({ quantity }) => quantity)];
  const taken = await client.query({ name: 'take-stock', text: TAKE_STOCK, values: [ids, quantities] });
  if (taken.rowCount !== ordered.length) return 'insufficient_stock';
  const { rows } = await client.query<{ id: string }>({
    name: 'insert-order',
    text: INSERT_ORDER,
    values: [
      ...[customerId, receiver.name, receiver.phone, receiver.email, total],
      ...[ids, quantities, ordered.map(({ price }) => price)],
    ],
  });
  return { id: rows[0]?.id ?? '' };
}
