import type { Shelf, ShelfKind } from './shelves-query.ts';

export const tabs = ['category', 'brand', 'colour'] as const;
export type Tab = (typeof tabs)[number];

export const tabOf = (kind: ShelfKind): Tab => (kind === 'sub_category' ? 'category' : kind);

/** Kind and id, as in the address of the open shelf. */
export const keyOf = ({ kind, id }: Pick<Shelf, 'kind' | 'id'>): string => `${kind}-${id}`;

/** The rows of a tab: each category with its sub-categories. A search text keeps the matches and their categories. */
export function rowsOf(shelves: readonly Shelf[], tab: Tab, text: string): Shelf[] {
  const wanted = text.trim().toLowerCase();
  const isNamed = ({ name, code }: Shelf) => `${name} ${code ?? ''}`.toLowerCase().includes(wanted);
  if (tab !== 'category') return shelves.filter((one) => one.kind === tab && isNamed(one));
  const subs = shelves.filter(({ kind }) => kind === 'sub_category');
  return shelves
    .filter(({ kind }) => kind === 'category')
    .flatMap((category) => {
      const own = subs.filter(({ parent }) => parent === category.id);
      const named = isNamed(category) ? own : own.filter(isNamed);
      return isNamed(category) || named.length > 0 ? [category, ...named] : [];
    });
}

/** Its siblings in order: a shelf moves among them. */
export const siblingsOf = (shelves: readonly Shelf[], shelf: Shelf): Shelf[] =>
  shelves.filter(({ kind, parent }) => kind === shelf.kind && parent === shelf.parent);

/** The ids of the siblings with one moved up (−1) or down (1); null if it is the first or last. */
export function movedOrder(siblings: readonly Shelf[], id: number, by: -1 | 1): number[] | null {
  const ids = siblings.map((one) => one.id);
  const at = ids.indexOf(id);
  const other = ids[at + by];
  if (at < 0 || other === undefined) return null;
  return ids.with(at, other).with(at + by, id);
}
