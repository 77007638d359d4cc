import { z } from 'zod';

/** §3: "1 means set". Kept as a number on the wire, because that is what the spec's clients compare with. */
export const flag = z.union([z.literal(0), z.literal(1)]);
