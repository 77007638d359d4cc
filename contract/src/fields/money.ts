import { z } from 'zod';

/** Whole tugrik (decision 1). */
export const tug = z.int().nonnegative();

/** Whole bonus points; one point pays one tugrik. */
export const points = z.int().nonnegative();

/** A percent: whole, 0 to 100. */
export const percent = z.int().min(0).max(100);
