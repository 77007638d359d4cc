import { addWorkingHours, type WorkingCalendar } from '@tokhi/rules/payment/working-hours';
import type { Db } from '../../../db/database.ts';
import { storeCalendar } from '../../settings/public.ts';
import type { FoundItem } from '../inbox-kind.ts';
import { spanInWords } from '../span-in-words.ts';

interface Invoice {
  order_number: string;
  amount_tug: number;
  created_at: Date;
}

/** The working calendar from the oldest of these invoices on. */
export const calendarOf = async (db: Db, [oldest]: readonly Invoice[]): Promise<WorkingCalendar> =>
  storeCalendar(db, oldest?.created_at ?? new Date(0));

/** Those whose promised working hours are over, or nearly. */
export function dueItems(
  invoices: readonly Invoice[],
  at: { calendar: WorkingCalendar; hours: number; minutesBefore: number; now: Date },
): FoundItem[] {
  const soon = at.now.getTime() + at.minutesBefore * 60_000;
  return invoices.flatMap(({ order_number, amount_tug, created_at }) => {
    const dueAt = addWorkingHours(created_at, at.hours, at.calendar);
    if (dueAt.getTime() > soon) return [];
    const leftMs = dueAt.getTime() - at.now.getTime();
    const left = leftMs > 0 ? `${spanInWords(leftMs)} үлдсэн` : `${spanInWords(-leftMs)} хэтэрсэн`;
    return [
      {
        ...{
          subject: order_number,
          orderNumber: order_number,
          about: '',
          amountTug: amount_tug,
          since: created_at,
          dueAt,
        },
        detail: `${at.hours} ажлын цагийн амлалтаас ${left}`,
      },
    ];
  });
}
