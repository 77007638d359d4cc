import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { FrontPageSection, featuredLists } from '@tokhi/contract/admin/front-page/front-page-words';

/** Sections with rows that are edited one by one. */
export const rowSections = [
  ...(['home_banners', 'photo_banners', 'events', 'quick_categories', 'rooms'] as const),
  ...(['special_offers', 'promo_banners'] as const),
] as const;
export type RowSection = (typeof rowSections)[number];
export type Row<Section extends RowSection> = FrontPage[Section][number];
export type FeaturedList = (typeof featuredLists)[number];
export type SentenceSection = 'category_sentences' | 'brand_sentences';

/** A page that is being edited. Its rows have keys, so that a moved row keeps its identity. */
export interface Draft {
  page: FrontPage;
  keys: Readonly<Record<RowSection, readonly string[]>>;
}

export const isRowSection = (section: FrontPageSection): section is RowSection =>
  (rowSections as readonly string[]).includes(section);

/** `before`: the draft that was saved as this page; its rows keep their keys. */
export const beginDraft = (page: FrontPage, before?: Draft): Draft => ({
  page,
  keys: Object.fromEntries(
    rowSections.map((section) => [
      section,
      page[section].map((_, at) => before?.keys[section][at] ?? `${section} ${at + 1}`),
    ]),
  ) as unknown as Draft['keys'],
});

/** Replaces the rows and keys of a section. */
const withRows = <Section extends RowSection>(
  { page, keys }: Draft,
  section: Section,
  rows: readonly Row<Section>[],
  rowKeys: readonly string[],
): Draft => ({ page: { ...page, [section]: rows }, keys: { ...keys, [section]: rowKeys } });

const rowsOf = <Section extends RowSection>(draft: Draft, section: Section) =>
  draft.page[section] as readonly Row<Section>[];

export const changeRow = <Section extends RowSection>(
  draft: Draft,
  section: Section,
  at: number,
  change: Partial<Row<Section>>,
): Draft =>
  withRows(
    draft,
    section,
    rowsOf(draft, section).map((row, index) => (index === at ? { ...row, ...change } : row)),
    draft.keys[section],
  );

export const insertRow = <Section extends RowSection>(
  draft: Draft,
  section: Section,
  { at, key, row }: { at: number; key: string; row: Row<Section> },
): Draft =>
  withRows(draft, section, rowsOf(draft, section).toSpliced(at, 0, row), draft.keys[section].toSpliced(at, 0, key));

export const removeRow = (draft: Draft, section: RowSection, at: number): Draft =>
  withRows(draft, section, rowsOf(draft, section).toSpliced(at, 1), draft.keys[section].toSpliced(at, 1));

/** The list with one item moved; beyond its ends nothing moves. */
export function moved<One>(list: readonly One[], from: number, to: number): readonly One[] {
  const one = list[from];
  return one === undefined || to < 0 || to >= list.length ? list : list.toSpliced(from, 1).toSpliced(to, 0, one);
}

export const moveRow = (draft: Draft, section: RowSection, from: number, to: number): Draft =>
  withRows(draft, section, moved(rowsOf(draft, section), from, to), moved(draft.keys[section], from, to));

export const setFeatured = (draft: Draft, list: FeaturedList, codes: readonly string[]): Draft => ({
  ...draft,
  page: { ...draft.page, featured: { ...draft.page.featured, [list]: [...codes] } },
});

/** Sets the sentence of a shelf, which the page may not have yet. */
export function setSentence(draft: Draft, section: SentenceSection, code: string, sentence: string): Draft {
  const all = draft.page[section];
  const isThere = all.some((one) => one.code === code);
  const next = isThere
    ? all.map((one) => (one.code === code ? { code, sentence } : one))
    : [...all, { code, sentence }];
  return { ...draft, page: { ...draft.page, [section]: next } };
}
