import { isLent, type LenderMethod, type PaymentMethod, paymentMethods } from '@tokhi/rules/payment/payment-methods';

/** The tables spell two of the specification's method names their own way (decision 25). */
const STORED: { readonly [method in PaymentMethod]?: string } = {
  mobile: 'bank_transfer',
  KhanLending: 'khan_lending',
};

/** A method of the API as stored in orders, invoices and lenders. */
export const storedMethod = (method: PaymentMethod): string => STORED[method] ?? method;

/** The reverse; an unknown word in the table is a bug. */
export function methodOf(stored: string): PaymentMethod {
  const method = paymentMethods.find((one) => storedMethod(one) === stored);
  if (method === undefined) throw new Error(`no payment method is stored as ${stored}`);
  return method;
}

/** The lender with this stored code. */
export function lenderOf(code: string): LenderMethod {
  const method = methodOf(code);
  if (!isLent(method)) throw new Error(`${code} lends nothing`);
  return method;
}
