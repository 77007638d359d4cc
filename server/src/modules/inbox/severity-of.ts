import type { Asked, FoundItem, InboxKind } from './inbox-kind.ts';

export type Severity = 'bad' | 'warn' | 'calm';

const HOUR_MS = 3_600_000;

/** By its deadline where it has one, else by its age against what its kind, or the owner, calls soon and late. */
export function severityOf(kind: InboxKind, { since, dueAt }: FoundItem, { now, settings }: Asked): Severity {
  if (dueAt !== undefined) return dueAt <= now ? 'bad' : 'warn';
  const { soon, late } = settings.ages[kind.name] ?? kind.ages;
  const hours = (now.getTime() - since.getTime()) / HOUR_MS;
  if (hours >= late) return 'bad';
  return hours >= soon ? 'warn' : 'calm';
}
