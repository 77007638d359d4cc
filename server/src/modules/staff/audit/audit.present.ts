import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Db } from '../../../db/database.ts';
import type { AuditRow } from '../../audit/public.ts';
import { maskedEmail, maskedPhone } from '../../orders/public.ts';
import { namesOfStaff } from '../members.queries.ts';

type Row = CallReply<AdminCalls['listAudit']>['rows'][number];
type Fact = CallReply<AdminCalls['showAudit']>['facts'][number];

export async function presentRows(db: Db, rows: readonly AuditRow[]): Promise<Row[]> {
  const names = await namesOfStaff(
    db,
    rows.flatMap(({ staff_id }) => staff_id ?? []),
  );
  return rows.map((row) => ({
    ...{ id: row.id, at: row.created_at.toISOString(), action: row.action, times: row.occurrences },
    staff: row.staff_id === null ? null : { id: row.staff_id, name: names.get(row.staff_id) ?? '' },
    subject: { kind: row.subject_kind, id: row.subject_id },
    fields: new Set([...Object.keys(factsIn(row.before)), ...Object.keys(factsIn(row.after))]).size,
  }));
}

/** Fields that only readers with the right to see costs get. */
const IS_COST = /cost|margin/i;

/** Each field before and after, in the order in which they were written. */
export function presentFacts({ before, after }: AuditRow, seesCosts: boolean): Fact[] {
  const [was, is] = [factsIn(before), factsIn(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return fields
    .filter((field) => seesCosts || !IS_COST.test(field))
    .map((field) => ({ field, before: textOf(was[field]), after: textOf(is[field]) }));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nested records by path: a setting is compared value by value. */
function factsIn(value: unknown, path = ''): Record<string, unknown> {
  if (!isRecord(value)) return path === '' ? {} : { [path]: value };
  const inside = Object.entries(value).map(([name, one]) => factsIn(one, path === '' ? name : `${path}.${name}`));
  return Object.assign({}, ...inside);
}

const EMAIL = /[^\s@«»"'(),;:]+@[^\s@«»"'(),;:]+\.[a-z]+/giu;
/** Only inside text: a product code also has eight digits, and is a fact of its own. */
const PHONE_IN_WORDS = /(?<=\s)[6-9]\d{7}(?!\d)|(?<!\d)[6-9]\d{7}(?=\s)/g;

/** An audit row has no personal data (record 150), but a typed reason may contain some. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replaceAll(EMAIL, maskedEmail).replaceAll(PHONE_IN_WORDS, maskedPhone);
}
