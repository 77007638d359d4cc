import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import { type InJson, preparedQuery } from '../../../db/prepared-query.ts';
import { kindOfCode } from '../../checkout/public.ts';
import {
  districtAsJson,
  lendersAsJson,
  promisedPlaceAsJson,
  storedBankAccounts,
  storedCheckout,
  storedReceipts,
} from '../../settings/public.ts';
import { orderIdIn } from '../find-order.queries.ts';

const STEPS = [
  'paid_at',
  'ordered_at',
  'loaded_at',
  'came_in_ereen_at',
  'came_in_ub_at',
  'in_stock_at',
  'delivered_at',
  'expired_at',
  'refunded_at',
] as const;

const tracked = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['id', 'order_number', 'created_at', 'total_tug', 'lending_fee_tug', 'status', 'source', ...STEPS]);

export const trackedById = (db: Db, orderId: number) => tracked(db).where('id', '=', orderId).executeTakeFirstOrThrow();

export type TrackedRow = Awaited<ReturnType<typeof trackedById>>;

const orderLines = (db: Db, orderId: Expression<number>) =>
  db
    .selectFrom('order_lines')
    .select(['position', 'code', 'name', 'image', 'colour_name', 'sale_price_tug', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position');

export const linesOf = (db: Db, orderId: number) => orderLines(db, sql<number>`${orderId}`).execute();

export type LineRow = Awaited<ReturnType<typeof linesOf>>[number];

/** How long steps took recently; at most nine rows. */
const stepTimes = (db: Db) =>
  db.selectFrom('order_step_times').select(['source', 'step', 'usual_seconds', 'latest_seconds']);

export const measuredSteps = (db: Db) => stepTimes(db).execute();

export type MeasuredRow = Awaited<ReturnType<typeof measuredSteps>>[number];

/** A page of the customer's orders, newest first, with the data of their lines that the list shows. */
const listed = (db: Db, customerId: number, { limit, offset }: { limit: number; offset: number }) =>
  tracked(db)
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_lines')
          .select(['image', 'quantity'])
          .whereRef('order_lines.order_id', '=', 'orders.id')
          .orderBy('position'),
      ).as('lines'),
    )
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);

export type ListedRow = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

const pageOfList = preparedQuery((db, customerId: number, limit: number, offset: number) =>
  db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select(jsonArrayFrom(stepTimes(db)).as('measured'))
    .select(jsonArrayFrom(listed(db, customerId, { limit, offset })).as('rows'))
    .where('customer_id', '=', customerId),
);

/** A page of the customer's orders, their total number, and how long their steps take, in one statement. */
export async function listedOrders(
  db: Db,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; measured: MeasuredRow[]; rows: ListedRow[] }> {
  const [page] = await pageOfList(db, customerId, limit, offset);
  return page === undefined ? { total: 0, measured: [], rows: [] } : { ...page, rows: page.rows.map(withMoments) };
}

const MOMENTS = ['created_at', ...STEPS] as const;

/** JSON contains timestamps as text. */
function withMoments(row: InJson<ListedRow>): ListedRow {
  const moments = MOMENTS.map((name) => [name, row[name] === null ? null : new Date(row[name])]);
  return { ...row, ...(Object.fromEntries(moments) as Pick<ListedRow, (typeof MOMENTS)[number]>) };
}

const shownOrders = (db: Db, customerId: number) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select([
      jsonArrayFrom(orderLines(db, sql.ref('orders.id'))).as('lines'),
      jsonArrayFrom(stepTimes(db)).as('measured'),
      districtAsJson(db, sql.ref('orders.district_id')).as('district'),
      promisedPlaceAsJson(db, sql.ref('orders.pickup_place_id')).as('place'),
      lendersAsJson(db).as('lenders'),
      storedCheckout.as('checkout'),
      kindOfCode('orders.id').as('code_kind'),
      storedReceipts.as('receipt_settings'),
      storedBankAccounts.as('bank_accounts'),
    ])
    .where('customer_id', '=', customerId);

const shownById = preparedQuery((db, customerId: number, id: number) =>
  shownOrders(db, customerId).where('id', '=', id),
);
const shownByNumber = preparedQuery((db, customerId: number, orderNumber: string) =>
  shownOrders(db, customerId).where('order_number', '=', orderNumber),
);

/** The customer's order by number or id with all data of its page except money, in one statement. */
export async function shownOrder(db: Db, customerId: number, reference: string) {
  const id = orderIdIn(reference);
  const [row] = await (id === null ? shownByNumber(db, customerId, reference) : shownById(db, customerId, id));
  return row;
}

export type ShownRow = NonNullable<Awaited<ReturnType<typeof shownOrder>>>;

/** Only the columns of the order. */
export type WholeRow = Omit<
  ShownRow,
  | 'lines'
  | 'measured'
  | 'district'
  | 'place'
  | 'lenders'
  | 'checkout'
  | 'code_kind'
  | 'receipt_settings'
  | 'bank_accounts'
>;
