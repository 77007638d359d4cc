import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../db/database.ts';
import { storedMethod } from '../../../settings/public.ts';
import { isLate } from './late-orders.queries.ts';
import { type Scope, scopesOf } from './order-scopes.ts';
import { meaningOf, type TextMeaning } from './text-meaning.ts';

/** Literals, not parameters: the planner then knows that a partial index on these statuses fits. */
const statusIn = (statuses: readonly OrderStatus[]) => {
  const words = statuses.map((status) => sql.lit(status));
  return words.length === 1 ? sql`orders.status = ${words[0]}` : sql`orders.status in (${sql.join(words)})`;
};

function scopeCondition({ statuses, from, before }: Scope): RawBuilder<boolean> {
  const since = from === null ? sql`` : sql` and orders.created_at >= ${from}`;
  const until = before === null ? sql`` : sql` and orders.created_at < ${before}`;
  return sql<boolean>`(${statusIn(statuses)}${since}${until})`;
}

/** The typed text, escaped for a LIKE pattern. */
const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function textCondition(meaning: TextMeaning): RawBuilder<boolean> {
  switch (meaning.is) {
    case 'number':
      return sql`orders.order_number = ${meaning.number}`;
    case 'number ending':
      return sql`right(orders.order_number, 4) = ${meaning.digits}`;
    case 'ending':
      return sql`(right(orders.order_number, 4) = ${meaning.digits} or right(orders.contact_phone, 4) = ${meaning.digits})`;
    case 'phone':
      return sql`orders.contact_phone = ${meaning.phone}`;
    case 'email':
      return sql`lower(orders.contact_email) like ${`${escaped(meaning.start)}%`}`;
    case 'name':
      return nameCondition(meaning.part);
  }
}

/**
 * The longest word is looked up by trigrams, for which PostgreSQL can estimate the number of rows; the whole text is then compared with
 * those rows. For the whole «Б. Саран» it would expect a handful, and read every Саран of all years.
 */
function nameCondition(part: string): RawBuilder<boolean> {
  const words = part.split(/\s+/);
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  const found = sql<boolean>`orders.contact_name ilike ${`%${escaped(longest)}%`}`;
  return words.length === 1 ? found : sql`(${found} and strpos(lower(orders.contact_name), lower(${part})) > 0)`;
}

/** The conditions of a filter except status and days, which define its scopes. */
function conditionsOf(
  { district, payment, source, late, assignee, text }: OrderFilter,
  at: Date,
): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = [];
  if (district !== undefined) conditions.push(sql`orders.district_id = any(${district}::smallint[])`);
  if (payment !== undefined) conditions.push(sql`orders.payment_method = any(${payment.map(storedMethod)})`);
  if (source !== undefined) conditions.push(sql`orders.source = ${source}`);
  if (assignee !== undefined)
    conditions.push(assignee === 'none' ? sql`orders.assignee_id is null` : sql`orders.assignee_id = ${assignee}`);
  if (late === true) conditions.push(isLate(at));
  if (text !== undefined) conditions.push(textCondition(meaningOf(text)));
  return conditions;
}

/** The matching orders of one scope: a query without columns or order. */
export const ordersInScope = (db: Db, scope: Scope, filter: OrderFilter, at: Date) =>
  conditionsOf(filter, at).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('orders').where(scopeCondition(scope)),
  );

/**
 * All orders that match a filter at a given time: a query without columns or order, for bulk actions. An order that is made later does not
 * match; one that changes later may.
 */
export function matchingOrders(db: Db, filter: OrderFilter, at: Date) {
  const { inWork, ended } = scopesOf(filter, at);
  const scopes = [inWork, ended].flatMap((scope) => (scope === null ? [] : [scopeCondition(scope)]));
  return conditionsOf(filter, at).reduce(
    (query, condition) => query.where(condition),
    db
      .selectFrom('orders')
      .where('created_at', '<=', at)
      .where(sql<boolean>`(${sql.join(scopes, sql` or `)})`),
  );
}

/** Their ids, for a statement of another module. */
export const matchingOrderIds = (db: Db, filter: OrderFilter, at: Date): RawBuilder<unknown> =>
  sql`${matchingOrders(db, filter, at).select('orders.id')}`;
