import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { ShelfDraft } from './shelf-fields.tsx';
import type { Attribute, Attributes, Shelf } from './shelves-query.ts';

type Changes = CallBody<AdminCalls['saveShelf']>['changes'];

/** The changed fields, for the call of this kind; null: none. */
export function changesOf(shelf: Shelf, draft: ShelfDraft): Changes | null {
  const changed = Object.entries(draft).filter(([name, value]) => value !== shelf[name as keyof ShelfDraft]);
  // The fields of a form are those of its kind.
  return changed.length === 0 ? null : ({ kind: shelf.kind, ...Object.fromEntries(changed) } as Changes);
}

/** A specification in the form: a new one has no id yet. */
export type DraftAttribute = Pick<Attribute, 'code' | 'name' | 'unit' | 'slot'> & {
  id: number | null;
  values: { id: number | null; value: string }[];
};

export const draftOf = ({ attributes }: Attributes): DraftAttribute[] =>
  attributes.map(({ id, code, name, unit, slot, values }) => ({
    ...{ id, code, name, unit, slot },
    values: values.map((one) => ({ id: one.id, value: one.value })),
  }));

/** Null if nothing differs. */
export function changedAttributes(
  read: Attributes | undefined,
  draft: DraftAttribute[] | null,
): DraftAttribute[] | null {
  if (read === undefined || draft === null) return null;
  return JSON.stringify(draft) === JSON.stringify(draftOf(read)) ? null : draft;
}

export interface ChangedWord {
  label: string;
  before: string;
  after: string;
}

const LABELS: Record<keyof ShelfDraft, string> = {
  ...{ name: 'Нэр', sentence: 'Танилцуулга', parent: 'Ангилал', tax_classification: 'Татвар', swatch: 'Дээж' },
  is_shown: 'Цэсэнд',
};

/** The changes in words: a category by its name, a tick by its meaning. */
export function wordsOf(
  shelf: Shelf,
  draft: ShelfDraft,
  { shelves, attributes }: { shelves: readonly Shelf[]; attributes: readonly DraftAttribute[] | null },
): ChangedWord[] {
  const said = (name: keyof ShelfDraft, value: ShelfDraft[keyof ShelfDraft]): string => {
    if (name === 'parent') return shelves.find(({ kind, id }) => kind === 'category' && id === value)?.name ?? '';
    if (name === 'is_shown') return value === true ? 'харуулна' : 'нууна';
    return value === null || value === '' || value === undefined ? 'хоосон' : String(value);
  };
  const names = (Object.keys(LABELS) as (keyof ShelfDraft)[]).filter(
    (name) => name in draft && draft[name] !== shelf[name],
  );
  const words = names.map((name) => ({
    label: LABELS[name],
    before: said(name, shelf[name]),
    after: said(name, draft[name]),
  }));
  return attributes === null ? words : [...words, { label: 'Үзүүлэлт', before: '', after: `${attributes.length}` }];
}
