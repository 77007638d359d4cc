import { confirmationHours, hoursToPay, lendingPerMille, paymentName } from './payment-methods.ts';

export const example = (): string =>
  `An order paid with ${paymentName('storepay')} costs a lending fee of ${lendingPerMille('storepay') / 10} % and waits ${hoursToPay('storepay')} hours; one by bank transfer costs no fee, waits ${hoursToPay('mobile')} hours and is confirmed within ${confirmationHours('mobile')} working hours.`;
