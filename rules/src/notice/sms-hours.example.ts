import { formatMoment } from '../delivery/calendar.ts';
import { smsMoment } from './sms-hours.ts';

export const example = (): string => {
  const late = new Date('2026-11-16T13:30:00Z');
  return `What happens at ${formatMoment(late)} is told to the phone at ${formatMoment(smsMoment(late))}.`;
};
