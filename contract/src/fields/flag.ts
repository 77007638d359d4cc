import { z } from 'zod';

/** §3: "1 means set". Sent as a number, because the spec's clients compare with 1. */
export const flag = z.union([z.literal(0), z.literal(1)]);
