import { confirmationHours, hoursToPay, paymentName } from './payment-methods.ts';

const hours = { usual: 24, transferOrLoan: 48 };

export const example = (): string =>
  `Where the shop gives ${hours.usual} and ${hours.transferOrLoan} hours, ${paymentName('qpay')} has ${hoursToPay('qpay', hours)}; a bank transfer has ${hoursToPay('mobile', hours)} and is confirmed within ${confirmationHours('mobile')} working hours.`;
