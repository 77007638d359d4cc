import type { Db } from '../../../../db/database.ts';
import type { InvoicesPort } from '../../invoices-port.ts';
import type { RefundsOfOrder } from '../../show/show-order.ts';

/** The port that the staff module implements: the names of staff members, by id. */
export type NamesOfStaff = (db: Db, ids: readonly number[]) => Promise<ReadonlyMap<number, string>>;

export interface InvoiceFacts {
  amount_tug: number;
  created_at: string;
  closed_at: string | null;
  provider: string;
  status: string;
  reference: string;
}

export interface PaymentFacts {
  amount_tug: number;
  received_at: string;
  provider: string;
  outcome: string;
  noticed_by: string;
  /** Of the provider's own payment number. */
  ends_with: string;
}

export interface RefundFacts {
  amount_tug: number;
  created_at: string;
  finished_at: string | null;
  status: string;
  reason: string;
}

/** The port that payments implement: what was invoiced, paid and refunded for an order. */
export type MoneyOfOrder = (
  db: Db,
  orderId: number,
) => Promise<{ invoices: InvoiceFacts[]; payments: PaymentFacts[]; refunds: RefundFacts[] }>;

export interface ReceiptFacts {
  status: string;
  kind: string;
  bill_id: string | null;
  created_at: Date;
  issued_at: Date | null;
  total_tug: number;
  vat_tug: number;
}

/** The port that receipts implement. */
type ReceiptsOfOrder = (db: Db, orderId: number) => Promise<ReceiptFacts[]>;

export interface OrderPageDeps {
  db: Db;
  now: () => Date;
  namesOfStaff: NamesOfStaff;
  moneyOf: MoneyOfOrder;
  receiptsOf: ReceiptsOfOrder;
  refundsOf: RefundsOfOrder;
  invoices: InvoicesPort;
  /** The shop's address, for links in messages and on paper. */
  origin: string;
}
