const DAY_MS = 86_400_000;

/** The day this many days later, as «2026-11-16». */
export const dayLater = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, day.length);

/** The last days up to this one, oldest first. */
export const lastDays = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => dayLater(today, at + 1 - count));

/** «11/16» */
export const shortDay = (day: string): string => day.slice('2026-'.length).replace('-', '/');
