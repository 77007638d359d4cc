import type { OrderFilter, OrderSort } from '@tokhi/contract/admin/order-filter';
import { orderSources } from '@tokhi/rules/order/order-source';
import { orderStatuses } from '@tokhi/rules/order/order-status';
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { type OrderColumn, orderColumns, shownColumns } from '../table/order-columns.ts';

const SORTS: readonly OrderSort[] = ['newest', 'oldest', 'total', 'longest'];
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEAST_TEXT = 3;

const known = <Value extends string>(values: readonly Value[], text: string | null): Value[] =>
  (text ?? '').split(',').flatMap((one) => values.filter((value) => value === one));

const list = <Key extends string, Value>(key: Key, values: Value[]) => (values.length > 0 ? { [key]: values } : {});

/** The filter of an address; unknown parts are left out, so that an old link still opens. */
export function filterIn(address: URLSearchParams): OrderFilter {
  const get = (name: string) => address.get(name);
  const text = (get('text') ?? '').trim();
  const assignee = get('assignee') ?? '';
  const [source] = known(orderSources, get('source'));
  const districts = (get('district') ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
  return {
    ...list('status', known(orderStatuses, get('status'))),
    ...(DAY.test(get('from') ?? '') && { from: get('from') ?? '' }),
    ...(DAY.test(get('to') ?? '') && { to: get('to') ?? '' }),
    ...list('district', districts),
    ...list('payment', known(paymentMethods, get('payment'))),
    ...(source && { source }),
    ...(get('late') !== null && { late: true as const }),
    ...(assignee === 'none' && { assignee: 'none' as const }),
    ...(/^\d{1,9}$/.test(assignee) && Number(assignee) > 0 && { assignee: Number(assignee) }),
    ...(text.length >= LEAST_TEXT && { text }),
  };
}

export const sortIn = (address: URLSearchParams): OrderSort =>
  SORTS.find((sort) => sort === address.get('sort')) ?? 'newest';

export const columnsIn = (address: URLSearchParams): readonly OrderColumn[] =>
  shownColumns((address.get('columns') ?? '').split(','));

/** The address of a filter, for links and saved views. */
export function addressOf(
  filter: OrderFilter,
  sort: OrderSort,
  columns: readonly OrderColumn[] = orderColumns,
): URLSearchParams {
  const fields = Object.entries(filter).map(([name, value]) => [name, value === true ? '1' : String(value)]);
  return new URLSearchParams([
    ...fields,
    ...(sort === 'newest' ? [] : [['sort', sort]]),
    ...(columns.length === orderColumns.length ? [] : [['columns', columns.join()]]),
  ]);
}
