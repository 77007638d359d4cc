import { formatMoment } from '../delivery/calendar.ts';
import { confirmationHours } from './payment-methods.ts';
import { addWorkingHours } from './working-hours.ts';

const friday = new Date('2026-11-13T08:30:00Z');
const hours = confirmationHours('mobile') ?? 0;

export const example = (): string =>
  `A bank transfer that comes in on Friday ${formatMoment(friday)} is confirmed by Monday ${formatMoment(addWorkingHours(friday, hours))}, ${hours} working hours later.`;
