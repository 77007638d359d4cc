import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { ask } from './ask.ts';

/** A masked field of an order. */
export const revealOrder = (asked: CallBody<AdminCalls['revealOrder']>) => (reason: string | null) =>
  reason === null ? ask('revealOrder', asked) : ask('revealWithReason', { ...asked, reason });
