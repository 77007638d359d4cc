import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { FrontPageSection } from '@tokhi/contract/admin/front-page/front-page-words';
import { type Draft, type FeaturedList, isRowSection, type Row, type RowSection } from './page-draft.ts';

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The saved row, whatever its index; undefined for a new one. */
const savedRow = <Section extends RowSection>(saved: Draft, section: Section, key: string): Row<Section> | undefined =>
  saved.page[section][saved.keys[section].indexOf(key)] as Row<Section> | undefined;

/** Whether a field of a row differs from the saved one; every field of a new row does. */
export function isFieldChanged<Section extends RowSection>(
  saved: Draft,
  section: Section,
  { key, row }: { key: string; row: Row<Section> },
  field: keyof Row<Section>,
): boolean {
  const before = savedRow(saved, section, key);
  return before === undefined || !same(before[field], row[field]);
}

export const isRowChanged = <Section extends RowSection>(
  saved: Draft,
  section: Section,
  { key, row }: { key: string; row: Row<Section> },
): boolean => !same(savedRow(saved, section, key), row);

const partOf = (page: FrontPage, section: FrontPageSection) =>
  section in page.featured
    ? page.featured[section as FeaturedList]
    : page[section as Exclude<FrontPageSection, FeaturedList>];

/** Whether anything of a section was added, removed, changed or moved. */
export const isSectionChanged = (saved: Draft, draft: Draft, section: FrontPageSection): boolean =>
  !same(partOf(saved.page, section), partOf(draft.page, section)) ||
  (isRowSection(section) && !same(saved.keys[section], draft.keys[section]));

export const isDraftChanged = (saved: Draft, draft: Draft): boolean => !same(saved.page, draft.page);
