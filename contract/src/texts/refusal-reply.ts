import { z } from 'zod';
import { type RefusalCode, refusals } from './refusals.ts';

const codes = Object.keys(refusals) as RefusalCode[];

/** The body of every refused call, for the API's documentation and for tests. */
export const refusalReplySchema = z.object({
  result: z.enum(['failed', 'fail', 'somewrong', 'taken']),
  code: z.enum(codes),
  data: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
