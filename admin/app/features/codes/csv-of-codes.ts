import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { dayInUlaanbaatar } from './code-words.ts';

type Line = CallReply<AdminCalls['copyCodes']>['lines'][number];

const END_MS = 1;

/** Codes as CSV. No value can contain a comma or a quote: only capitals, digits and dashes. */
export function csvOfCodes(lines: readonly Line[]): string {
  const rows = lines.map(({ code, amount, starts_at, ends_at, uses }) =>
    [
      ...[code, amount, starts_at === null ? '' : dayInUlaanbaatar(starts_at)],
      // The end is a midnight: the day before it is the last one.
      ends_at === null ? '' : dayInUlaanbaatar(new Date(Date.parse(ends_at) - END_MS).toISOString()),
      uses,
    ].join(','),
  );
  return ['code,value,from,to,used', ...rows].join('\n');
}
