import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { formatFullDate, formatMoment, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { statusLabel } from '@tokhi/rules/order/order-status';
import type { Db } from '../../../../db/database.ts';
import type { Cell } from '../../../../tables/write/csv.ts';
import { methodOf } from '../../../settings/public.ts';
import { type ListedOrderRow, listedOrders, type PageKey } from '../list/listed-orders.queries.ts';
import { scopesOf } from '../list/order-scopes.ts';
import type { ShownBeside } from '../list/shown-beside.ts';
import { maskedPhone } from '../page/masked.ts';

const AT_ONCE = 1_000;

export const EXPORT_HEAD = [
  ...['Захиалга', 'Огноо', 'Төлөв', 'Төлөвт орсон', 'Хэрэглэгч', 'Утас', 'И-мэйл', 'Хүргэлт', 'Дүүрэг', 'Хороо'],
  ...['Хаяг', 'Ширхэг', 'Дүн', 'Төлбөр', 'Гарах газар'],
];

interface Exported {
  filter: OrderFilter;
  at: Date;
  /** Whether phones, emails and addresses are written unmasked. */
  isPersonal: boolean;
}

const dayAndTime = (moment: Date) =>
  `${formatFullDate(ulaanbaatarDate(moment))} ${formatMoment(moment).split(', ')[1] ?? ''}`;

/** All matching orders, those in work before the ended ones, oldest first, a thousand at a time by key, so that memory use is constant. */
export async function* exportedRows(db: Db, { filter, at, isPersonal }: Exported, beside: ShownBeside) {
  const nameOf = (stored: string | null): string | null =>
    stored === null ? null : (beside.methods.find(({ type }) => type === methodOf(stored))?.name ?? stored);
  const cells = (row: ListedOrderRow): Cell[] => [
    ...[row.order_number, dayAndTime(row.created_at), statusLabel(row.status), dayAndTime(row.since), row.contact_name],
    isPersonal ? row.contact_phone : maskedPhone(row.contact_phone),
    isPersonal ? row.contact_email : null,
    row.delivery_kind === 'pickup' ? 'Очиж авна' : 'Хүргүүлнэ',
    beside.districts.find(({ id }) => id === row.district_id)?.name ?? null,
    row.khoroo,
    isPersonal ? row.address : null,
    ...[row.pieces, row.total_tug],
    nameOf(row.payment_method),
    row.source === 'beijing' ? 'Бээжин' : 'Улаанбаатар',
  ];
  const { inWork, ended } = scopesOf(filter, at, { isWhole: filter.from !== undefined });
  const until = new Date(at.getTime() + 1);
  for (const scope of [inWork, filter.late === true ? null : ended]) {
    if (scope === null) continue;
    const before = scope.before === null || scope.before > until ? until : scope.before;
    let after: PageKey | undefined;
    do {
      const page = { filter, at, sort: 'oldest', after, limit: AT_ONCE } as const;
      const rows: ListedOrderRow[] = await listedOrders(db, [{ ...scope, before }], page);
      if (rows.length > 0) yield rows.map(cells);
      const last = rows.at(-1);
      after = last === undefined || rows.length < AT_ONCE ? undefined : { value: last.key, id: last.id };
    } while (after !== undefined);
  }
}
