import { z } from 'zod';

/** A point in time on the wire, ISO 8601 in UTC as `Date.toISOString` writes it. Shown in Ulaanbaatar time by the page. */
export const moment = z.iso.datetime();
