// Tracking link (spec §2 Order tracking page, decision 41): the link in a mail follows one order without login, for 180 days.
import { DAY_MS } from '../delivery/calendar.ts';

const VALID_DAYS = 180;

/** When a link made at `madeAt` expires. */
export const linkEnds = (madeAt: Date): Date => new Date(madeAt.getTime() + VALID_DAYS * DAY_MS);
