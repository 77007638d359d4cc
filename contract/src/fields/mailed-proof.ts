import { MAILED_CODE } from '@tokhi/rules/person/mailed-proofs';
import { z } from 'zod';

/** Opens what an email promises, once: the fragment of the link, which no server on the way sees (decision 22). */
export const linkToken = z.string().regex(/^[\w-]{43}$/);

/** The six digits of an email, and the secret of the browser that asked for them: one is of no use without the other. */
export const mailedProof = z.strictObject({ code: z.string().trim().regex(MAILED_CODE), browser: linkToken });

export type MailedProof = z.output<typeof mailedProof>;
