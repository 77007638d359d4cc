import { z } from 'zod';

/** A point in time, sent as ISO 8601 in UTC as `Date.toISOString` writes it. The page shows it in Ulaanbaatar time. */
export const moment = z.iso.datetime();
