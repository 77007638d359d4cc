/** A line of what is being ordered, out of the cart or of the order that is changed. */
export interface GoodsLine {
  code: string;
  name: string;
  /** File of a small picture; empty where there is none. */
  image: string;
  quantity: number;
}

export interface Goods {
  lines: readonly GoodsLine[];
  /** All of it stands ready in Ulaanbaatar. */
  ready: boolean;
}
