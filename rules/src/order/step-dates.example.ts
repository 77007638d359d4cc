import { formatMonthDay, ulaanbaatarDate } from '../delivery/calendar.ts';
import { statusLabel } from './order-status.ts';
import { expectedSteps } from './step-dates.ts';

const loaded = new Date('2026-11-18T02:00:00Z');
const day = (moment: Date): string => formatMonthDay(ulaanbaatarDate(moment));

export const example = (): string => {
  const order = { source: 'beijing', status: 'loaded', reachedAt: loaded } as const;
  const steps = expectedSteps(order, {}, loaded).map(
    ({ step, from, to }) => `«${statusLabel(step)}» ${day(from)} – ${day(to)}`,
  );
  return `Of goods that left Beijing on ${day(loaded)} is expected: ${steps.join(', ')}.`;
};
