import { z } from 'zod';
import { successReply } from '../call.ts';
import { points } from './money.ts';

/** Opaque bearer token (decision 20). */
export const sessionToken = z.string().min(1);

/** §3: what the browser keeps under `user`; the token is kept beside it. The name is empty until somebody told it. */
export const signedIn = successReply({ token: sessionToken, data: z.object({ name: z.string(), bonus: points }) });

export type SignedIn = z.output<typeof signedIn>;
