import { z } from 'zod';
import { successReply } from '../call.ts';
import { points } from './money.ts';

/** Opaque bearer token (decision 20). */
export const sessionToken = z.string().min(1);

/** §3: what the browser stores under `user`; the token is stored next to it. The name is empty until the customer gives it. */
export const signedIn = successReply({ token: sessionToken, data: z.object({ name: z.string(), bonus: points }) });

export type SignedIn = z.output<typeof signedIn>;
