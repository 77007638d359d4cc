import type { FastifyReply } from 'fastify';
import type { Bill, Money } from '../bank/bill.ts';

/** What QPay keeps of a bill beside what all services keep. */
export interface QPayFacts {
  expiresAt: string;
  refunded: Set<string>;
}
export type QPayBill = Bill<QPayFacts>;

export const failure = (reply: FastifyReply, status: number, code: string) =>
  reply.code(status).send({ error: code, message: code });

/** A wrong field is told as an object, where every other failure is a word. */
export const wrongField = (
  reply: FastifyReply,
  { field, type, message }: { field: string; type: string; message: string },
) => reply.code(400).send({ error: { [field]: { type, message } } });

const decimals = (amount: number): string => amount.toFixed(2);

const STATES = { open: 'OPEN', paid: 'CLOSED', closed: 'CANCELED' } as const;

/** Numbers as texts beside numbers as numbers, and nulls, as production answers. */
export const invoiceOnWire = (bill: QPayBill) => ({
  invoice_id: bill.id,
  invoice_status: STATES[bill.state],
  sender_invoice_no: bill.reference,
  invoice_description: bill.description,
  invoice_due_date: null,
  enable_expiry: true,
  expiry_date: bill.facts.expiresAt,
  allow_partial: false,
  minimum_amount: null,
  allow_exceed: false,
  maximum_amount: null,
  total_amount: bill.amountTug,
  gross_amount: decimals(bill.amountTug),
  tax_amount: 0,
  surcharge_amount: '0.00',
  discount_amount: 0,
  callback_url: bill.callbackUrl,
  note: null,
  lines: [{ line_description: bill.description, line_quantity: '1.00', line_unit_price: decimals(bill.amountTug) }],
  transactions: [],
  inputs: [],
});

const FEE_PER_MILLE = 10;
const feeOf = ({ amountTug }: Money): string => decimals(Math.ceil((amountTug * FEE_PER_MILLE) / 1_000));

export const statusOf = (bill: QPayBill, money: Money): 'PAID' | 'REFUNDED' =>
  bill.facts.refunded.has(money.id) ? 'REFUNDED' : 'PAID';

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

/** A row of payment/check: without the time at which it was paid. */
export const checkedRow = (bill: QPayBill, money: Money) => ({
  payment_id: money.id,
  payment_status: statusOf(bill, money),
  payment_amount: decimals(money.amountTug),
  trx_fee: feeOf(money),
  payment_currency: 'MNT',
  payment_wallet: 'qPay wallet',
  payment_type: kindOf(money),
  next_payment_date: null,
  next_payment_datetime: null,
  ...transactionsOf(money),
});

export const paymentOnWire = (bill: QPayBill, money: Money) => ({
  payment_id: money.id,
  payment_status: statusOf(bill, money),
  payment_fee: feeOf(money),
  payment_amount: decimals(money.amountTug),
  payment_currency: 'MNT',
  payment_date: money.paidAt.toISOString(),
  payment_wallet: '0fc9b71c-cd87-4ffd-9cac-2279ebd9deb0',
  object_type: 'INVOICE',
  object_id: bill.id,
  next_payment_date: null,
  next_payment_datetime: null,
  transaction_type: kindOf(money),
  ...transactionsOf(money),
});

export const listedRow = (bill: QPayBill, money: Money) => ({
  payment_id: money.id,
  payment_date: money.paidAt.toISOString(),
  payment_status: statusOf(bill, money),
  payment_fee: feeOf(money),
  payment_amount: decimals(money.amountTug),
  payment_currency: 'MNT',
  payment_wallet: 'qPay wallet',
  payment_name: bill.description,
  payment_description: bill.description,
  qr_code: null,
  paid_by: kindOf(money),
  object_type: 'INVOICE',
  object_id: bill.id,
});
