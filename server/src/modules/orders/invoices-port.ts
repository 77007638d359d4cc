import type { Order } from '@tokhi/contract/fields/order-fields';
import type { OfferedMethod } from '@tokhi/contract/fields/payment-methods';
import type { Db, Tx } from '../../db/database.ts';

/** A payment method before the price of the order is known. */
export type OpenMethod = Omit<OfferedMethod, 'fee'> & { perMille: number };

/** What the order page shows of the newest invoice. */
export type ShownInvoice = Pick<Order, 'invoiceId' | 'QRCode' | 'qpay_deeplink'>;

/** The port that payments implement: an order knows that invoices pay it, but not which provider collects them. */
export interface InvoicesPort {
  orderOf(db: Db, reference: string): Promise<number | undefined>;
  shownOf(db: Db, orderId: number): Promise<ShownInvoice>;
  methods(db: Db): Promise<readonly OpenMethod[]>;
  /**
   * Outside any transaction: asks providers to close their open invoices of the order, and checks whether it was paid. `unsure`: a provider
   * does not say, and nothing may be freed (decision 130).
   */
  closeAtProviders(orderId: number): Promise<'settled' | 'paid' | 'unsure'>;
  /** Refuses what `release` would refuse whatever providers say: asked before anything is closed there. */
  mayCloseRows(tx: Tx, orderId: number, how: 'changed' | 'ended'): Promise<void>;
  /** In the transaction that changes or ends the order: refuses if an invoice is open again. */
  closeRows(tx: Tx, orderId: number, how: 'changed' | 'ended', now: Date): Promise<void>;
}
