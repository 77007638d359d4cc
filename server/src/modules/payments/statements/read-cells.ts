import { decimalOf } from '../../../tables/read/decimal-of.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Ulaanbaatar is eight hours ahead, all year; banks write local time. */
const AHEAD_MS = 8 * HOUR_MS;
/** Day 0 in spreadsheets. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const EARLIEST_DAY = 36_526;
const LATEST_DAY = 73_050;

const YEAR_FIRST = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})/;
const DAY_FIRST = /^(\d{1,2})\.(\d{1,2})\.(\d{4})/;
const TIME = /(\d{1,2}):(\d{2})(?::(\d{2}))?/;

/** A cell with a date and perhaps a time, as text or as a spreadsheet number; undefined: it is neither. */
export function momentOf(day: string, time: string): Date | undefined {
  const clock = TIME.exec(time) ?? TIME.exec(day);
  const sinceMidnight = clock
    ? Number(clock[1]) * HOUR_MS + Number(clock[2]) * 60_000 + Number(clock[3] ?? 0) * 1_000
    : fractionOf(time);
  if (/^\d+(?:\.\d+)?$/.test(day)) {
    const days = Number(day);
    if (days < EARLIEST_DAY || days > LATEST_DAY) return undefined;
    const whole = Math.round((days * DAY_MS) / 1_000) * 1_000;
    return new Date(DAY_ZERO + whole - AHEAD_MS + (Number.isInteger(days) ? sinceMidnight : 0));
  }
  const yearFirst = YEAR_FIRST.exec(day);
  const dayFirst = yearFirst ? null : DAY_FIRST.exec(day);
  const [year, month, date] = yearFirst
    ? [yearFirst[1], yearFirst[2], yearFirst[3]]
    : [dayFirst?.[3], dayFirst?.[2], dayFirst?.[1]];
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  // The 31st of a short month would become another day.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(date)) return undefined;
  return new Date(midnight - AHEAD_MS + sinceMidnight);
}

/** A time of day as in a spreadsheet: 0.5 is noon. */
const fractionOf = (time: string): number =>
  /^0?\.\d+$/.test(time) ? Math.round((Number(time) * DAY_MS) / 1_000) * 1_000 : 0;

/** A sum as banks write it: 8,997,600.00, 8 997 600, -5'000; undefined: not a number. */
export function tugrikOf(cell: string): number | undefined {
  const sum = decimalOf(cell);
  return sum === undefined ? undefined : Math.sign(sum) * Math.round(Math.abs(sum));
}
