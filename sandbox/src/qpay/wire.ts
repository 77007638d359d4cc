import type { FastifyReply } from 'fastify';
import type { Invoice, Money } from '../bank/invoice.ts';

/** What QPay stores of an invoice beyond the common fields. */
export interface QPayFacts {
  expiresAt: string;
  refunded: Set<string>;
}
export type QPayInvoice = Invoice<QPayFacts>;

export const failure = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error: code, message: code });

/** A wrong field is reported as an object, every other failure as a word. */
export const wrongField = (
  reply: FastifyReply,
  { field, type, message }: { field: string; type: string; message: string },
) => reply.code(400).send({ error: { [field]: { type, message } } });

const decimals = (amount: number): string => amount.toFixed(2);

const STATES = { open: 'OPEN', paid: 'CLOSED', closed: 'CANCELED' } as const;

/** Numbers as texts beside real numbers, and nulls, as in production answers. */
export const invoiceOnWire = (invoice: QPayInvoice) => ({
  invoice_id: invoice.id,
  invoice_status: STATES[invoice.state],
  sender_invoice_no: invoice.reference,
  invoice_description: invoice.description,
  invoice_due_date: null,
  enable_expiry: true,
  expiry_date: invoice.facts.expiresAt,
  allow_partial: false,
  minimum_amount: null,
  allow_exceed: false,
  maximum_amount: null,
  total_amount: invoice.amountTug,
  gross_amount: decimals(invoice.amountTug),
  tax_amount: 0,
  surcharge_amount: '0.00',
  discount_amount: 0,
  callback_url: invoice.callbackUrl,
  note: null,
  lines: [
    { line_description: invoice.description, line_quantity: '1.00', line_unit_price: decimals(invoice.amountTug) },
  ],
  transactions: [],
  inputs: [],
});

const FEE_PER_MILLE = 10;
const feeOf = ({ amountTug }: Money): string => decimals(Math.ceil((amountTug * FEE_PER_MILLE) / 1_000));

export const statusOf = (invoice: QPayInvoice, money: Money): 'PAID' | 'REFUNDED' =>
  invoice.facts.refunded.has(money.id) ? 'REFUNDED' : 'PAID';

const kindOf = ({ byCard }: Money): 'P2P' | 'CARD' => (byCard ? 'CARD' : 'P2P');

function transactionsOf(money: Money) {
  const amount = decimals(money.amountTug);
  const common = { amount, currency: 'MNT', status: 'SUCCESS' };
  if (money.byCard) {
    const card = { card_type: 'VISA', is_cross_border: false, date: money.paidAt.toISOString() };
    return { card_transactions: [{ ...card, ...common, settlement_status: 'PENDING' }], p2p_transactions: [] };
  }
  const account = {
    transaction_bank_code: '050000',
    account_bank_code: '050000',
    account_bank_name: 'Хаан банк',
    account_number: '50*******',
  };
  return { card_transactions: [], p2p_transactions: [{ ...account, ...common, settlement_status: 'SETTLED' }] };
}

/** A row of payment/check, which has no payment time. */
export const checkedRow = (invoice: QPayInvoice, money: Money) => ({
  payment_id: money.id,
  payment_status: statusOf(invoice, money),
  payment_amount: decimals(money.amountTug),
  trx_fee: feeOf(money),
  payment_currency: 'MNT',
  payment_wallet: 'qPay wallet',
  payment_type: kindOf(money),
  next_payment_date: null,
  next_payment_datetime: null,
  ...transactionsOf(money),
});

export const paymentOnWire = (invoice: QPayInvoice, money: Money) => ({
  payment_id: money.id,
  payment_status: statusOf(invoice, money),
  payment_fee: feeOf(money),
  payment_amount: decimals(money.amountTug),
  payment_currency: 'MNT',
  payment_date: money.paidAt.toISOString(),
  payment_wallet: '0fc9b71c-cd87-4ffd-9cac-2279ebd9deb0',
  object_type: 'INVOICE',
  object_id: invoice.id,
  next_payment_date: null,
  next_payment_datetime: null,
  transaction_type: kindOf(money),
  ...transactionsOf(money),
});

export const listedRow = (invoice: QPayInvoice, money: Money) => ({
  payment_id: money.id,
  payment_date: money.paidAt.toISOString(),
  payment_status: statusOf(invoice, money),
  payment_fee: feeOf(money),
  payment_amount: decimals(money.amountTug),
  payment_currency: 'MNT',
  payment_wallet: 'qPay wallet',
  payment_name: invoice.description,
  payment_description: invoice.description,
  qr_code: null,
  paid_by: kindOf(money),
  object_type: 'INVOICE',
  object_id: invoice.id,
});
