/** Something that happened to an order. Facts are figures, words of the shop and ids: nothing that identifies or reaches a person. */
export interface TraceEvent {
  at: Date;
  what: string;
  facts: Readonly<Record<string, string | number | boolean | null>>;
}
