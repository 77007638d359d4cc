import { adminCalls } from '@tokhi/contract/admin/calls';
import type { z } from 'zod';

const schema = adminCalls.startBatch.body.shape.action;

/** What a batch does and to which records, as its row keeps it. */
export type BatchAction = z.output<typeof schema>;

/** As it is read from its row: after a deploy, yesterday's may wait. */
export const parseAction = (stored: unknown): BatchAction => schema.parse(stored);
