/** A key that occurs in the shop: its number of products, and the word that the page may show for it. */
export interface Term {
  key: string;
  count: number;
  shown: string | null;
}

/** The words that occur in the shop. Each call is one round trip to the database, so the calls take lists where possible. */
export interface Vocabulary {
  known(keys: string[]): Promise<Map<string, Term>>;
  /** Terms with one of the loose keys (see looseKey), most frequent first. */
  byLoose(looseKeys: string[]): Promise<Term[]>;
  /** Terms with this beginning, up to this length, most frequent first. */
  byPrefix(prefix: string, longest: number): Promise<Term[]>;
  /** Terms whose loose key has this beginning, most frequent first. */
  byLoosePrefix(loosePrefix: string, longest: number): Promise<Term[]>;
  /** For each key the similar terms, for the typing distance to choose from. */
  similar(keys: string[]): Promise<Map<string, Term[]>>;
}
