/** A line of the goods to order, from the cart or from the order that is changed. */
export interface GoodsLine {
  code: string;
  name: string;
  /** File of a small picture; empty where there is none. */
  image: string;
  quantity: number;
}

export interface Goods {
  lines: readonly GoodsLine[];
  /** All of it is in stock in Ulaanbaatar. */
  ready: boolean;
}
