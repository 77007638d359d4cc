const HOUR_MS = 3_600_000;
/** A day and some hours: a payment that a provider enters late is in the next night's list too. */
const AT_LEAST_MS = 30 * HOUR_MS;
const OVERLAP_MS = 6 * HOUR_MS;
/** A quarter of a year. No provider promises an older list. */
const AT_MOST_MS = 92 * 24 * HOUR_MS;
/** One request for a usual night; after a longer gap each finished window is stored, so that a retry continues from there. */
const WINDOW_MS = 36 * HOUR_MS;

interface ListWindow {
  from: Date;
  to: Date;
}

/** The windows to request from a provider whose list was compared until `last` (undefined: never), in order, without a gap. */
export function listWindows(last: Date | undefined, now: Date): ListWindow[] {
  const end = now.getTime();
  const since = last === undefined ? end : last.getTime() - OVERLAP_MS;
  const begin = Math.max(Math.min(since, end - AT_LEAST_MS), end - AT_MOST_MS);
  const count = Math.ceil((end - begin) / WINDOW_MS);
  return Array.from({ length: count }, (_, index) => ({
    from: new Date(begin + index * WINDOW_MS),
    to: new Date(Math.min(begin + (index + 1) * WINDOW_MS, end)),
  }));
}
