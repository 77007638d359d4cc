import type { AdminTable } from '../../../../http/admin/admin-table.ts';
import { createPhoneCustomer } from './create-phone-customer.ts';
import { createPhoneOrder } from './create-phone-order.ts';
import { openPhoneOrder } from './open-phone-order.ts';
import type { PhoneDeps } from './phone-deps.ts';
import { phoneOrderChoices } from './phone-order-choices.ts';
import { quotePhoneOrder } from './quote-phone-order.ts';

export function bindPhoneOrders(table: AdminTable, deps: PhoneDeps): void {
  table.bind('openPhoneOrder', ({ customer }, caller) => openPhoneOrder(deps, customer, caller));
  table.bind('createPhoneCustomer', (body, caller) => createPhoneCustomer(deps, body, caller));
  table.bind('quotePhoneOrder', (body) => quotePhoneOrder(deps, body));
  table.bind('phoneOrderChoices', () => phoneOrderChoices(deps));
  table.bind('createPhoneOrder', (body, caller) => createPhoneOrder(deps, body, caller));
}
