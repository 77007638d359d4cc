import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import type { eventsOfSubject } from '../../../audit/public.ts';
import type { HistoryRow } from '../admin-orders.queries.ts';
import type { PageRow } from './order-page.queries.ts';

type Names = ReadonlyMap<number, string>;

const nameOf = (names: Names, id: number | null): string | null => (id === null ? null : (names.get(id) ?? null));

export const presentHistory = (rows: readonly HistoryRow[], names: Names): ShownOrder['history'] =>
  rows.map(({ from_status, to_status, changed_at, changed_by, staff_id, note }) => ({
    ...{ from: from_status, to: to_status, at: changed_at.toISOString(), by: changed_by, note },
    staff: nameOf(names, staff_id),
  }));

type EventRow = Awaited<ReturnType<typeof eventsOfSubject>>[number];

export const presentAudited = (rows: readonly EventRow[], names: Names): NonNullable<ShownOrder['changes']> =>
  rows.map(({ action, created_at, staff_id, before, after }) => ({
    ...{ action, at: created_at.toISOString(), staff: nameOf(names, staff_id) },
    ...{ before: factsIn(before), after: factsIn(after) },
  }));

/** Scalar facts as text; nested ones are only in the audit log itself. */
function factsIn(stored: unknown): Record<string, string> {
  const facts = Object.entries((stored ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    facts.flatMap(([name, fact]) =>
      typeof fact === 'string' || typeof fact === 'number' ? [[name, String(fact)]] : [],
    ),
  );
}

export const presentNotes = (rows: PageRow['notes'], names: Names): ShownOrder['notes'] =>
  rows.map(({ id, text, created_at, staff_id }) => ({
    ...{ id, text, at: new Date(created_at).toISOString(), staff: names.get(staff_id) ?? '' },
  }));
