import { type Expression, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../db/database.ts';
import type { InJson } from '../../../db/prepared-query.ts';
import { kindOfCode } from '../../checkout/public.ts';
import {
  districtAsJson,
  lendersAsJson,
  promisedPlaceAsJson,
  storedBankAccounts,
  storedReceipts,
} from '../../settings/public.ts';
import { ownedAndNamed } from '../find-order.queries.ts';

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

/** How long steps took of late; at most nine rows. */
const stepTimes = (db: Db) =>
  db.selectFrom('order_step_times').select(['source', 'step', 'usual_seconds', 'latest_seconds']);

export const measuredSteps = (db: Db) => stepTimes(db).execute();

export type MeasuredRow = Awaited<ReturnType<typeof measuredSteps>>[number];

/** So many orders of the customer, newest first, with as much of their lines as the list shows. */
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

/** A page of the customer's orders, how many there are in all, and how long their steps take, in one statement. */
export async function listedOrders(db: Db, customerId: number, page: { limit: number; offset: number }) {
  const { total, measured, rows } = await db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .select([jsonArrayFrom(stepTimes(db)).as('measured'), jsonArrayFrom(listed(db, customerId, page)).as('rows')])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  return { total, measured, rows: rows.map(withMoments) };
}

const MOMENTS = ['created_at', ...STEPS] as const;

/** JSON has moments as text. */
function withMoments(row: InJson<ListedRow>): ListedRow {
  const moments = MOMENTS.map((name) => [name, row[name] === null ? null : new Date(row[name])]);
  return { ...row, ...(Object.fromEntries(moments) as Pick<ListedRow, (typeof MOMENTS)[number]>) };
}

/** The customer's order by number or id with everything that its page says of it but its money, in one statement. */
export const shownOrder = (db: Db, customerId: number, reference: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .select([
      jsonArrayFrom(orderLines(db, sql.ref('orders.id'))).as('lines'),
      jsonArrayFrom(stepTimes(db)).as('measured'),
      districtAsJson(db, sql.ref('orders.district_id')).as('district'),
      promisedPlaceAsJson(db, sql.ref('orders.pickup_place_id')).as('place'),
      lendersAsJson(db).as('lenders'),
      kindOfCode('orders.id').as('code_kind'),
      storedReceipts.as('receipt_settings'),
      storedBankAccounts.as('bank_accounts'),
    ])
    .where(ownedAndNamed(customerId, reference))
    .executeTakeFirst();

export type ShownRow = NonNullable<Awaited<ReturnType<typeof shownOrder>>>;

/** The columns of the order alone. */
export type WholeRow = Omit<
  ShownRow,
  'lines' | 'measured' | 'district' | 'place' | 'lenders' | 'code_kind' | 'receipt_settings' | 'bank_accounts'
>;
