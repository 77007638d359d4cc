export const QUERY_CLASSES = [
  'plain',
  'carrier',
  'inflected',
  'latin',
  'phone letters',
  'layout',
  'typo',
  'russian',
  'colour',
  'material',
  'size',
  'money',
  'not sold',
] as const;

export type QueryClass = (typeof QUERY_CLASSES)[number];

export interface GeneratedQuery {
  class: QueryClass;
  text: string;
  /** Right products; if empty, the shop does not sell it, and the answer has to say so. */
  right: ReadonlySet<number>;
  /** Products that are acceptable among the first ten, but not as the first. */
  tolerated: ReadonlySet<number>;
}

/** The draw of a class; null if it does not fit (no long enough word, nothing of that colour). */
export type Draft = Omit<GeneratedQuery, 'class'> | null;
