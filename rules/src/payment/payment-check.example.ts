import { checkPayment } from './payment-check.ts';

const verdict = (method: string): string => (checkPayment(method) === null ? 'pays' : 'asks for a payment method');

export const example = (): string =>
  `Without a choice the pay button ${verdict('')}, with QPay chosen it ${verdict('qpay')}.`;
