/** One of the nine sections of the terms; its clauses are numbered 1.1, 1.2 … by position. */
export interface TermsSection {
  /** Also the fragment of its address: /policy#delivery. */
  id: string;
  title: string;
  clauses: readonly string[];
  table?: TermsTable;
  /** A link to more about it. */
  more?: { to: string; text: string };
}

export interface TermsTable {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
