// Payment methods (spec §9 Money, decision 15): nine ways to pay, each with its kind, lending fee, hours until an unpaid order expires and working hours until it is confirmed.

export type PaymentKind = 'card' | 'qr' | 'wallet' | 'transfer' | 'instalment' | 'loan';

/** In the spec's order and spelling; `mobile` is the bank transfer. The fee is in whole per mille of the cart sum. */
const METHODS = {
  golomt: { name: 'Голомт', kind: 'card', perMille: 0 },
  qpay: { name: 'QPay', kind: 'qr', perMille: 0 },
  monpay: { name: 'MonPay', kind: 'wallet', perMille: 0 },
  mobile: { name: 'Дансаар шилжүүлэх', kind: 'transfer', perMille: 0 },
  mongolchat: { name: 'MongolChat', kind: 'wallet', perMille: 0 },
  storepay: { name: 'Storepay', kind: 'instalment', perMille: 99 },
  KhanLending: { name: 'Хаан банк', kind: 'loan', perMille: 11 },
  pocket: { name: 'Pocket', kind: 'loan', perMille: 66 },
  mcredit: { name: 'M credit', kind: 'loan', perMille: 66 },
} as const satisfies Record<string, { name: string; kind: PaymentKind; perMille: number }>;

export type PaymentMethod = keyof typeof METHODS;

/** Hours until an unpaid order expires; a setting of the shop. */
export interface ExpiryHours {
  usual: number;
  transferOrLoan: number;
}

const EXPIRY_HOURS: ExpiryHours = { usual: 24, transferOrLoan: 48 };
const WORKING_HOURS: { [kind in PaymentKind]?: number } = { transfer: 4, loan: 3 };

/** The method that a payment page offers first. */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'qpay';

/** All nine, in the spec's order. */
export const paymentMethods = Object.keys(METHODS) as readonly PaymentMethod[];

/** The name that the customer reads. */
export const paymentName = (method: PaymentMethod): string => METHODS[method].name;

/** How the customer pays with it. */
export const paymentKind = (method: PaymentMethod): PaymentKind => METHODS[method].kind;

/** The lending fee in per mille of the cart sum; 0 where nobody lends. */
export const lendingPerMille = (method: PaymentMethod): number => METHODS[method].perMille;

/** Working hours until a transfer is confirmed or a loan has its invoice number; null where no person has to look. */
export const confirmationHours = (method: PaymentMethod): number | null => WORKING_HOURS[METHODS[method].kind] ?? null;

/** Hours until an unpaid order expires: longer where a person confirms the payment. No method is chosen before submit-order. */
export const hoursToPay = (method: PaymentMethod | null, hours = EXPIRY_HOURS): number =>
  method === null || confirmationHours(method) === null ? hours.usual : hours.transferOrLoan;
