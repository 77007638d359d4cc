import type { Order } from '@tokhi/contract/fields/order-fields';
import type { OfferedMethod } from '@tokhi/contract/fields/payment-methods';
import type { Db, Tx } from '../../db/database.ts';

/** A way to pay before it is known what the order costs. */
export type OpenMethod = Omit<OfferedMethod, 'fee'> & { perMille: number };

/** What the order page shows of the newest bill. */
export type ShownBill = Pick<Order, 'invoiceId' | 'QRCode' | 'qpay_deeplink'>;

/** The port that payments fill: an order knows that it is paid by bills, and not by whom. */
export interface Bills {
  orderOf(db: Db, reference: string): Promise<number | undefined>;
  shownOf(db: Db, orderId: number): Promise<ShownBill>;
  methods(db: Db): Promise<readonly OpenMethod[]>;
  /**
   * Outside of any transaction: asks providers to close what they hold open for the order, and looks whether it was paid.
   * `unsure`: a provider does not say, and nothing may be freed (decision 41).
   */
  settle(orderId: number): Promise<'settled' | 'paid' | 'unsure'>;
  /** Refuses what `release` would refuse whatever providers say: asked before anything is closed there. */
  mayRelease(tx: Tx, orderId: number, how: 'changed' | 'ended'): Promise<void>;
  /** In the transaction that changes or ends the order: refuses if a bill is open again. */
  release(tx: Tx, orderId: number, how: 'changed' | 'ended', now: Date): Promise<void>;
}
