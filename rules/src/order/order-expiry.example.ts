import { formatMoment } from '../delivery/calendar.ts';
import { STORE_HOURS } from '../payment/working-hours.ts';
import { expiresAt, payBy } from './order-expiry.ts';

const made = new Date('2026-11-13T10:00:00Z');
const hours = { usual: 24, transferOrLoan: 48 };

export const example = (): string =>
  `An order made on Friday ${formatMoment(made)} waits for QPay until ${formatMoment(expiresAt(made, 'qpay', hours, STORE_HOURS))}; a bank transfer may be sent until ${formatMoment(payBy(made, 'mobile', hours))}, and the order lives until Monday ${formatMoment(expiresAt(made, 'mobile', hours, STORE_HOURS))}.`;
