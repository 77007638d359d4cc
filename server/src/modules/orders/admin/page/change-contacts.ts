import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../../callers/caller.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { auditedBy, writeAudit } from '../../../audit/public.ts';
import { checkoutSettings, districts } from '../../../settings/public.ts';
import { versionOf } from '../admin-orders.queries.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { contactsAreOpen } from './contacts-are-open.ts';
import { lockOrderNamed } from './lock-order-named.ts';
import { maskedContacts } from './masked-contacts.ts';
import { addressIn, deliveryToday } from './moved-address.ts';
import { type Contacts, contactsOf, writeContacts } from './order-page.queries.ts';
import type { OrderPageDeps } from './order-page-ports.ts';
import { showOrder } from './show-order.ts';

type Body = CallBody<AdminCalls['changeContacts']>;

/**
 * Changes who receives an order and where. Fields that are left out stay. The terms are frozen: today's cost of the new address is shown,
 * not charged. The audit row has every value masked, because it is never erased.
 */
export function changeContacts(
  deps: OrderPageDeps,
  body: Body,
  caller: Staff,
): Promise<CallReply<AdminCalls['changeContacts']>> {
  const { ordernumber, version } = body;
  const now = deps.now();
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrderNamed(tx, ordernumber);
    const before = await contactsOf(tx, order.id);
    const current = await versionOf(tx, order.id);
    if (current !== version)
      throw await changedMeanwhile(tx, order, current, deps.namesOfStaff, maskedContacts(before, 'shown'));
    if (!contactsAreOpen(order.status)) throw refuse('contacts_fixed');
    const moved = addressIn(body, before, await districts(tx));
    const changed = differing(before, { ...receiverIn(body), ...moved?.columns });
    if (Object.keys(changed).length > 0) {
      await writeContacts(tx, order.id, changed, moved !== null);
      const names = Object.keys(changed) as (keyof Contacts)[];
      const audited = (from: Contacts) => maskedContacts(pick(from, names), 'audited');
      const subject = { kind: 'order', id: ordernumber };
      const facts = { before: audited(before), after: audited({ ...before, ...changed }) };
      await writeAudit(tx, { action: 'change contacts', subject, ...auditedBy(caller), ...facts }, now);
    }
    const { order: shown } = await showOrder({ ...deps, db: tx }, ordernumber, caller);
    const { deliveryFees } = await checkoutSettings(tx);
    const delivery = moved && deliveryToday(before, moved.destination, deliveryFees);
    return { result: 'success', order: shown, delivery };
  });
}

/** The receiver's fields that the form contains. An empty second phone means none. */
const receiverIn = ({ name, phone, phone2, email }: Body): Partial<Contacts> => ({
  ...(name !== undefined && { contact_name: name }),
  ...(phone !== undefined && { contact_phone: phone }),
  ...(phone2 !== undefined && { contact_phone_2: phone2 || null }),
  ...(email !== undefined && { contact_email: email }),
});

const pick = (from: Contacts, names: readonly (keyof Contacts)[]): Partial<Contacts> =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

const differing = (before: Contacts, wanted: Partial<Contacts>): Partial<Contacts> =>
  pick(
    { ...before, ...wanted },
    (Object.keys(wanted) as (keyof Contacts)[]).filter((name) => wanted[name] !== before[name]),
  );
