// Payment methods (spec §9 Money, decisions 15 and 46): nine ways to pay, each with its kind, its hours to pay and the working hours until it is confirmed; what a lender takes and in how many parts is data.

export type PaymentKind = 'card' | 'qr' | 'wallet' | 'transfer' | 'instalment' | 'loan';

/** Paid at once, in the spec's order and spelling; `mobile` is the bank transfer. */
const DIRECT = {
  golomt: { name: 'Голомт', kind: 'card' },
  qpay: { name: 'QPay', kind: 'qr' },
  monpay: { name: 'MonPay', kind: 'wallet' },
  mobile: { name: 'Дансаар шилжүүлэх', kind: 'transfer' },
  mongolchat: { name: 'MongolChat', kind: 'wallet' },
} as const satisfies Record<string, { name: string; kind: PaymentKind }>;

/** Loans; names and figures of the lenders are rows of the shop's table. */
const LENT = {
  storepay: 'instalment',
  KhanLending: 'loan',
  pocket: 'loan',
  mcredit: 'loan',
} as const satisfies Record<string, PaymentKind>;

type DirectMethod = keyof typeof DIRECT;
export type LenderMethod = keyof typeof LENT;
export type PaymentMethod = DirectMethod | LenderMethod;

/** A lender and its terms: a row of the shop's table (decision 46). */
export interface Lender {
  method: LenderMethod;
  /** What the customer reads. */
  name: string;
  /** The fee in whole per mille of the cart sum. */
  perMille: number;
  /** Null: the lender agrees on it with the customer, and the shop promises nothing. */
  plan: { count: number; daysBetween: number } | null;
}

/** Hours in which an order can be paid; a setting of the shop. */
export interface ExpiryHours {
  usual: number;
  transferOrLoan: number;
}

const WORKING_HOURS: { [kind in PaymentKind]?: number } = { transfer: 4, loan: 3 };

/** The method that a payment page offers first. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'qpay';

/** The ways to pay without borrowing. */
export const directMethods = Object.keys(DIRECT) as readonly DirectMethod[];

/** The ways to borrow. */
export const lenderMethods = Object.keys(LENT) as readonly LenderMethod[];

/** All nine, in the spec's order. */
export const paymentMethods: readonly PaymentMethod[] = [...directMethods, ...lenderMethods];

/** The name that the customer reads. */
export const paymentName = (method: DirectMethod): string => DIRECT[method].name;

/** Whether a lender pays. */
export const isLent = (method: PaymentMethod): method is LenderMethod => Object.hasOwn(LENT, method);

/** How the customer pays with it. */
export const paymentKind = (method: PaymentMethod): PaymentKind =>
  isLent(method) ? LENT[method] : DIRECT[method].kind;

/** Working hours until a transfer is confirmed or a loan has its invoice number; null if no person has to check. */
export const confirmationHours = (method: PaymentMethod): number | null => WORKING_HOURS[paymentKind(method)] ?? null;

/** Hours in which an order can be paid: longer where a person confirms the payment. No method is chosen before submit-order. */
export const hoursToPay = (method: PaymentMethod | null, hours: ExpiryHours): number =>
  method === null || confirmationHours(method) === null ? hours.usual : hours.transferOrLoan;
