import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { DAY_MS, ulaanbaatarDate, ulaanbaatarMidnight } from '@tokhi/rules/delivery/calendar';

export const TIMELINE_DAYS = 14;

/** One row of the timeline; days are counted from today as 0. */
export interface TimelineBar {
  name: string;
  firstDay: number;
  /** The first day after it. */
  endDay: number;
  isPlanned: boolean;
}

interface Timed {
  name: string;
  starts_at: string | null;
  ends_at: string | null;
}

export const timelineDays = (now: Date): number[] =>
  Array.from({ length: TIMELINE_DAYS }, (_, later) => ulaanbaatarDate(now, later).day);

/** What is or will be shown in the next fourteen days: every slide, and other rows that begin or end in them. */
export function timelineOf(page: FrontPage, now: Date, productName: (code: string) => string): TimelineBar[] {
  const midnight = ulaanbaatarMidnight(now).getTime();
  const dayOf = (moment: string) => (Date.parse(moment) - midnight) / DAY_MS;
  const isWithin = (moment: string | null) => moment !== null && dayOf(moment) > 0 && dayOf(moment) < TIMELINE_DAYS;
  const turns = ({ starts_at, ends_at }: Timed) => isWithin(starts_at) || isWithin(ends_at);
  const rows: Timed[] = [
    ...page.home_banners.map((row) => ({ ...row, name: row.title_1 })),
    ...page.photo_banners.filter(turns),
    ...page.special_offers.map((row) => ({ ...row, name: `Онцгой санал: ${productName(row.product)}` })),
    ...page.events.map((row) => ({ ...row, name: `#${row.name}` })).filter(turns),
    ...page.promo_banners.map((row) => ({ ...row, name: row.title })).filter(turns),
  ];
  return rows.flatMap(({ name, starts_at, ends_at }) => {
    const firstDay = starts_at === null ? 0 : Math.max(0, Math.floor(dayOf(starts_at)));
    const endDay = ends_at === null ? TIMELINE_DAYS : Math.min(TIMELINE_DAYS, Math.ceil(dayOf(ends_at)));
    const isPlanned = starts_at !== null && Date.parse(starts_at) > now.getTime();
    return firstDay >= TIMELINE_DAYS || endDay <= firstDay ? [] : [{ name, firstDay, endDay, isPlanned }];
  });
}
