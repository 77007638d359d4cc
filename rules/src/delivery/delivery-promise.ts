// Delivery promise (spec §9 Limits, decision 209): an order is in time until the last date of its payment note, or the second day after the payment where the goods are in the capital.
import type { OrderSource } from '../order/order-source.ts';
import type { CalendarDate } from './calendar.ts';
import { arrivalDates, paymentNoteDates } from './delivery-dates.ts';

/** The last day on which an order keeps its promise. */
export const promisedBy = (paidAt: Date, source: OrderSource): CalendarDate =>
  (source === 'ulaanbaatar' ? arrivalDates(paidAt, { readyInUlaanbaatar: true }) : paymentNoteDates(paidAt)).to;
