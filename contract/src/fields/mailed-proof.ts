import { MAILED_CODE } from '@tokhi/rules/person/mailed-proofs';
import { z } from 'zod';

/** The one-time token of an email's link: in its fragment, which no server on the way sees (decision 22). */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** The six digits of an email, and the secret of the browser that asked for them: each is useless without the other. */
export const mailedProof = z.strictObject({ code: z.string().trim().regex(MAILED_CODE), browser: linkToken });

export type MailedProof = z.output<typeof mailedProof>;
