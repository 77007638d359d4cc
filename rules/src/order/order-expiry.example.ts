import { formatMoment } from '../delivery/calendar.ts';
import { expiresAt } from './order-expiry.ts';

const made = new Date('2026-11-13T10:00:00Z');

export const example = (): string =>
  `An order made on ${formatMoment(made)} waits for QPay until ${formatMoment(expiresAt(made, 'qpay'))} and for a bank transfer until ${formatMoment(expiresAt(made, 'mobile'))}.`;
