/** A key that occurs in the shop: in how many products, and the word that the page may show for it. */
export interface Term {
  key: string;
  count: number;
  shown: string | null;
}

/** The words that occur in the shop. Each call is one trip to the database, so they take lists where they can. */
export interface Vocabulary {
  known(keys: string[]): Promise<Map<string, Term>>;
  /** Terms with one of the loose keys (see looseKey), most frequent first. */
  byLoose(looseKeys: string[]): Promise<Term[]>;
  /** Terms that begin so and are not longer than that, most frequent first. */
  byPrefix(prefix: string, longest: number): Promise<Term[]>;
  /** Terms that begin so by their loose key, most frequent first. */
  byLoosePrefix(loosePrefix: string, longest: number): Promise<Term[]>;
  /** For each key the terms that look like it, for the typing distance to choose from. */
  similar(keys: string[]): Promise<Map<string, Term[]>>;
}
