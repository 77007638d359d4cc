import type { Asked, FoundItem, InboxKind } from './inbox-kind.ts';

export type Severity = 'bad' | 'warn' | 'calm';

const HOUR_MS = 3_600_000;

/** By the deadline if there is one, else by age and the limits of the kind or of the owner. */
export function severityOf(kind: InboxKind, { since, dueAt }: FoundItem, { now, settings }: Asked): Severity {
  if (dueAt !== undefined) return dueAt <= now ? 'bad' : 'warn';
  const { soon, late } = settings.ages[kind.name] ?? kind.ages;
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  if (hours >= late) return 'bad';
  return hours >= soon ? 'warn' : 'calm';
}
