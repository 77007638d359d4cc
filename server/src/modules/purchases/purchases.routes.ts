import type { AdminRawRoute } from '../../http/admin/admin-raw-routes.ts';
import type { AdminTable } from '../../http/admin/admin-table.ts';
import { exportPurchase } from './papers/export-purchase.ts';
import { printPurchase } from './papers/print-purchase.ts';
import { confirmPurchase } from './purchase/confirm-purchase.ts';
import { cancelPurchase, closePurchase } from './purchase/end-purchase.ts';
import { listPurchases } from './purchase/list-purchases.ts';
import { receivePurchase } from './purchase/receive-purchase.ts';
import { approvePurchase, preparePurchase, sendPurchase } from './purchase/send-purchase.ts';
import { showPurchase } from './purchase/show-purchase.ts';
import { createPurchase, savePurchase } from './purchase/write-draft.ts';
import type { PurchaseDeps } from './purchases-deps.ts';
import { listSoonOut } from './soon-out/list-soon-out.ts';
import { showPurchasing } from './soon-out/show-purchasing.ts';
import { assignSupplier, createSupplier, listSuppliers, saveSupplier } from './suppliers/suppliers.ts';

export const exportPurchaseRoute = (deps: PurchaseDeps): AdminRawRoute => ({
  name: 'exportPurchase',
  handle: async ({ query }, caller) => {
    const { type, name, stream } = await exportPurchase(deps, query, caller);
    return { status: 200, type, body: stream, headers: { 'content-disposition': `attachment; filename="${name}"` } };
  },
});

export function bindPurchases(table: AdminTable, deps: PurchaseDeps): void {
  table.bind('listSuppliers', () => listSuppliers(deps));
  table.bind('createSupplier', (body, caller) => createSupplier(deps, body, caller));
  table.bind('saveSupplier', (body, caller) => saveSupplier(deps, body, caller));
  table.bind('assignSupplier', (body, caller) => assignSupplier(deps, body, caller));
  table.bind('showPurchasing', (_body, caller) => showPurchasing(deps, caller));
  table.bind('listSoonOut', (body, caller) => listSoonOut(deps, body, caller));
  table.bind('listPurchases', (body, caller) => listPurchases(deps, body, caller));
  table.bind('showPurchase', ({ number }, caller) => showPurchase(deps, number, caller));
  table.bind('createPurchase', (body, caller) => createPurchase(deps, body, caller));
  table.bind('savePurchase', (body, caller) => savePurchase(deps, body, caller));
  table.bind('sendPurchase', (body, caller) => sendPurchase(deps, body, caller));
  table.bind('preparePurchase', (body, caller) => preparePurchase(deps, body, caller));
  table.bind('approvePurchase', (body, caller) => approvePurchase(deps, body, caller));
  table.bind('confirmPurchase', (body, caller) => confirmPurchase(deps, body, caller));
  table.bind('receivePurchase', (body, caller) => receivePurchase(deps, body, caller));
  table.bind('cancelPurchase', (body, caller) => cancelPurchase(deps, body, caller));
  table.bind('closePurchase', (body, caller) => closePurchase(deps, body, caller));
  table.bind('printPurchase', ({ number }) => printPurchase(deps, number));
}
