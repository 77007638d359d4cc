// Suppliers, what sells out soon, and orders at suppliers. The workbook for the supplier is a raw route. Without zod, for the browser.
import { staff } from '../map/admin-endpoint.ts';

const MAY = 'order-goods';

export const purchaseEndpoints = {
  listSuppliers: staff('/api/admin/suppliers/list', 'reads', MAY),
  createSupplier: staff('/api/admin/suppliers/create', 'changes', MAY, { withIdempotencyKey: true }),
  // Each names the version that it changes: a repeated request is refused, and the page reads its effect.
  saveSupplier: staff('/api/admin/suppliers/save', 'changes', MAY),
  assignSupplier: staff('/api/admin/suppliers/assign', 'changes', MAY),
  showPurchasing: staff('/api/admin/purchases/overview', 'reads', MAY),
  listSoonOut: staff('/api/admin/purchases/soon-out', 'reads', MAY),
  listPurchases: staff('/api/admin/purchases/list', 'reads', MAY),
  showPurchase: staff('/api/admin/purchases/show', 'reads', MAY),
  createPurchase: staff('/api/admin/purchases/create', 'changes', MAY, { withIdempotencyKey: true }),
  savePurchase: staff('/api/admin/purchases/save', 'changes', MAY),
  sendPurchase: staff('/api/admin/purchases/send', 'changes', MAY),
  preparePurchase: staff('/api/admin/purchases/prepare', 'changes', 'send-large-purchases', {
    ...{ twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  approvePurchase: staff('/api/admin/purchases/approve', 'changes', 'send-large-purchases', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  confirmPurchase: staff('/api/admin/purchases/confirm', 'changes', MAY),
  receivePurchase: staff('/api/admin/purchases/receive', 'changes', 'count-stock', { withIdempotencyKey: true }),
  cancelPurchase: staff('/api/admin/purchases/cancel', 'changes', MAY, { takesReason: true }),
  closePurchase: staff('/api/admin/purchases/close', 'changes', MAY),
  /** With its prices. */
  printPurchase: staff('/api/admin/purchases/print', 'reads', 'view-costs'),
} as const;
