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
  /** Products that are right; none: the shop does not sell it, and the answer has to say so. */
  right: ReadonlySet<number>;
  /** Products that are no mistake among the first ten, but not what the first one should be. */
  tolerated: ReadonlySet<number>;
}

/** What a class draws: null where the draw does not fit (no word is long enough, nothing of that colour). */
export type Draft = Omit<GeneratedQuery, 'class'> | null;
