import { refuse } from '@tokhi/contract/texts/refusals';
import type { AdminTable } from '../../../../http/admin/admin-table.ts';
import { previewMessage } from '../../../notifications/public.ts';
import { districts } from '../../../settings/public.ts';
import { orderIdByNumber } from '../../find-order.queries.ts';
import { addNote } from './add-note.ts';
import { assignOrder } from './assign-order.ts';
import { changeContacts } from './change-contacts.ts';
import type { OrderPageDeps } from './order-page-ports.ts';
import { printInvoice } from './print-invoice.ts';
import { sendMessage, sendNoticeAgain } from './send-to-customer.ts';
import { showOrder } from './show-order.ts';

export function bindOrderPage(table: AdminTable, deps: OrderPageDeps): void {
  table.bind('showOrder', ({ ordernumber }, caller) => showOrder(deps, ordernumber, caller));
  table.bind('addNote', (body, caller) => addNote(deps, body, caller));
  table.bind('assignOrder', (body, caller) => assignOrder(deps, body, caller));
  table.bind('orderDistricts', async () => ({ result: 'success', districts: await districts(deps.db) }));
  table.bind('changeContacts', (body, caller) => changeContacts(deps, body, caller));
  table.bind('sendNoticeAgain', (body, caller) => sendNoticeAgain(deps, body, caller));
  table.bind('sendMessage', (body, caller) => sendMessage(deps, body, caller));
  table.bind('previewMessage', async ({ ordernumber, channel, text }) => {
    if ((await orderIdByNumber(deps.db, ordernumber)) === undefined) throw refuse('order_not_found');
    return { result: 'success', ...(await previewMessage(deps, { channel, orderNumber: ordernumber, text })) };
  });
  table.bind('printInvoice', ({ ordernumber }, caller) => printInvoice(deps, ordernumber, caller));
}
