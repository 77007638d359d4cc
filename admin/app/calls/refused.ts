import { CallRefused } from '@tokhi/contract/ask-calls';
import type { RefusalCode } from '@tokhi/contract/texts/refusals';

/** Whether the admin process refused the call with this code. */
export const isRefused = (error: unknown, code: RefusalCode): error is CallRefused =>
  error instanceof CallRefused && error.code === code;

/** What the staff member reads: the text of the refusal, or that no response came and nothing is lost. */
export const reasonOf = (error: unknown): string =>
  error instanceof CallRefused ? error.text : 'Холболт тасарлаа. Бичсэн зүйл хэвээрээ, дахин оролдоно уу.';
