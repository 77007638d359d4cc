import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { allows, grantOf } from '@tokhi/contract/admin/permissions';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { OrderStatus } from '@tokhi/rules/order/order-status';
import type { Staff } from '../../../../callers/caller.ts';
import type { Db } from '../../../../db/database.ts';
import { eventsOfSubject } from '../../../audit/public.ts';
import { pointsMovedBy } from '../../../bonus/public.ts';
import { noticesOfOrder } from '../../../notifications/public.ts';
import { historyOf } from '../admin-orders.queries.ts';
import { presentAudited, presentHistory, presentNotes } from './history.present.ts';
import { presentOffice } from './office.present.ts';
import { presentPage } from './order-page.present.ts';
import { type PageRow, pageOrder } from './order-page.queries.ts';
import type { OrderPageDeps } from './order-page-ports.ts';

/** Older events are in the audit log and in the customer's own list. */
const MOST_EVENTS = 100;
const MOST_NOTICES = 50;

type Viewer = Pick<Staff, 'staffId' | 'roles'>;

/** One order with all that the viewer needs. The statements run one after another: inside a transaction there is one connection. */
export async function showOrder(
  deps: OrderPageDeps,
  orderNumber: string,
  viewer: Viewer,
): Promise<CallReply<AdminCalls['showOrder']>> {
  const { db, namesOfStaff } = deps;
  const row = await pageOrder(db, orderNumber);
  if (row === undefined) throw refuse('order_not_found');
  const history = await historyOf(db, row.id);
  const seesAudit = allows('view-audit', viewer.roles, 'reads');
  const events = seesAudit ? await eventsOfSubject(db, { kind: 'order', id: orderNumber }, MOST_EVENTS) : null;
  const ids = [...history, ...(events ?? []), ...row.notes].map(({ staff_id }) => staff_id);
  const known = [...ids, row.assignee_id, row.placed_by].filter((id) => id !== null);
  const names = known.length === 0 ? new Map<number, string>() : await namesOfStaff(db, [...new Set(known)]);
  const order: ShownOrder = {
    ...presentPage(row, deps.now()),
    placed_by: row.placed_by === null ? null : (names.get(row.placed_by) ?? ''),
    assignee: assigneeOf(row, names, viewer),
    history: presentHistory(history, names),
    changes: events && presentAudited(events, names),
    notes: presentNotes(row.notes, names),
    office: grantOf('view-orders', viewer.roles) === 'yes' ? await officeOf(deps, db, row) : null,
  };
  return { result: 'success', order };
}

function assigneeOf(row: PageRow, names: ReadonlyMap<number, string>, { staffId }: Viewer): ShownOrder['assignee'] {
  const id = row.assignee_id;
  return id === null ? null : { id, name: names.get(id) ?? '', is_me: id === staffId };
}

async function officeOf({ moneyOf, receiptsOf, refundsOf }: OrderPageDeps, db: Db, row: PageRow) {
  const money = await moneyOf(db, row.id);
  const points = await pointsMovedBy(db, row.id);
  const receipts = await receiptsOf(db, row.id);
  // The table's CHECK allows only these statuses.
  const refunds = await refundsOf(db, { id: row.id, status: row.status as OrderStatus, lines: row.lines });
  const notices = await noticesOfOrder(db, row.customer_id, row.order_number, MOST_NOTICES);
  return presentOffice(row, { money, points, receipts, refunds, notices });
}
