import { QPAY_MERCHANT } from './merchant.ts';

export interface AskedInvoice {
  reference: string;
  amount: number;
  description: string;
  callbackUrl: string;
  expiresAt: string;
}

/** The error: a code, or a field. */
export type Wrong = { code: string } | { field: string; type: string; message: string };

const LONGEST_CODE = 45;
const LONGEST_DESCRIPTION = 255;

/** The requested invoice, or the first error that QPay finds in it. */
export function readInvoice(body: Record<string, unknown>): AskedInvoice | Wrong {
  if (body['invoice_code'] !== QPAY_MERCHANT.invoiceCode) return { code: 'INVOICE_CODE_INVALID' };
  const text = (field: string, most: number): string | Wrong => {
    const value = body[field];
    if (typeof value !== 'string' || value === '') return { field, type: 'REQUIRED', message: 'Required!' };
    return value.length > most ? { field, type: 'MAX_LENGTH', message: `Text max length [${most}]!` } : value;
  };
  const reference = text('sender_invoice_no', LONGEST_CODE);
  const receiver = text('invoice_receiver_code', LONGEST_CODE);
  const description = text('invoice_description', LONGEST_DESCRIPTION);
  const callbackUrl = text('callback_url', LONGEST_DESCRIPTION);
  if (typeof reference === 'object') return reference;
  if (typeof receiver === 'object') return receiver;
  if (typeof description === 'object') return description;
  if (typeof callbackUrl === 'object') return callbackUrl;
  const { amount, expiry_date } = body;
  if (typeof amount !== 'number') return { field: 'amount', type: 'NUMBER', message: 'Number required!' };
  if (amount <= 0) return { code: 'INVALID_AMOUNT' };
  const expiresAt = typeof expiry_date === 'string' ? expiry_date : new Date().toISOString();
  return { reference, amount, description, callbackUrl, expiresAt };
}
