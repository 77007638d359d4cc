/** A line of the table in docs/security.md. */
export type Row = readonly [what: string, figures: string];
