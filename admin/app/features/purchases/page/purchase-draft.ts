import type { Purchase, PurchaseLine } from '../purchases-query.ts';

/** A line as typed; the price is absent for members who may not see costs. */
export type DraftLine = Pick<
  PurchaseLine,
  'code' | 'name' | 'colour' | 'picture' | 'units' | 'unit_fen' | 'expected_on'
>;
type LineChange = Partial<Pick<DraftLine, 'units' | 'unit_fen' | 'expected_on'>>;
type Head = Pick<Purchase, 'expected_on' | 'deposit_percent' | 'note'> & { supplier: number };

/** Unsaved changes of a draft, stored apart from what a colleague saves meanwhile. */
export interface TypedDraft {
  head: Partial<Head>;
  lines: Readonly<Record<string, LineChange>>;
  added: readonly DraftLine[];
  removed: readonly string[];
}

export const NOTHING_TYPED: TypedDraft = { head: {}, lines: {}, added: [], removed: [] };

const headOf = ({ supplier, expected_on, deposit_percent, note }: Purchase): Head => ({
  ...{ supplier: supplier.id, expected_on, deposit_percent, note },
});

/** The draft as the page shows it. */
export function draftOf(purchase: Purchase, { head, lines, added, removed }: TypedDraft) {
  const kept = purchase.shown_lines.filter(({ code }) => !removed.includes(code));
  const codes = new Set(kept.map(({ code }) => code));
  const all: DraftLine[] = [...kept, ...added.filter(({ code }) => !codes.has(code))];
  return { ...headOf(purchase), ...head, lines: all.map((line) => ({ ...line, ...lines[line.code] })) };
}

export type Draft = ReturnType<typeof draftOf>;

const savedOf = ({ lines, ...head }: Draft) => ({
  ...head,
  note: head.note.trim(),
  lines: lines.map(({ code, units, unit_fen, expected_on }) => ({
    ...{ code, units, unit_fen: unit_fen ?? null, expected_on },
  })),
});

/** The body of a save without number and version, and its number of changes; null if there are none. */
export function changesOf(purchase: Purchase, typed: TypedDraft) {
  const before = savedOf(draftOf(purchase, NOTHING_TYPED));
  const body = savedOf(draftOf(purchase, typed));
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const heads = (['supplier', 'expected_on', 'deposit_percent', 'note'] as const).filter((name) =>
    differs(before[name], body[name]),
  );
  const saved = new Map(before.lines.map((line) => [line.code, line]));
  const changed = body.lines.filter((line) => differs(line, saved.get(line.code)));
  const gone = before.lines.filter(({ code }) => body.lines.every((line) => line.code !== code));
  const count = heads.length + changed.length + gone.length;
  return count === 0 ? null : { count, body };
}

/** The totals of its lines. */
export const totalsOf = ({ lines }: Pick<Draft, 'lines'>) => ({
  units: lines.reduce((sum, line) => sum + line.units, 0),
  fen: lines.reduce((sum, line) => sum + line.units * (line.unit_fen ?? 0), 0),
});

/** The label of the field that prevents sending; null: none. */
export function missingIn({ lines, expected_on }: Draft): string | null {
  if (lines.length === 0) return 'мөр';
  if (lines.some(({ units }) => units === 0)) return 'тоо';
  if (lines.some(({ unit_fen }) => unit_fen === null)) return 'нэгжийн үнэ';
  return expected_on === null ? 'хүлээгдэх өдөр' : null;
}
