import type { Asked } from '../orders/load-calls.ts';

/** The shop, and the bare server of Fastify and `pg`. */
export type PeerName = 'shop' | 'bare';

/** A server that takes orders of the same goods, in its own process. */
export interface Peer {
  origin: string;
  pid: number;
  /** The path for new orders. */
  path: string;
  /** Checkouts of a cart of three lines, each by a customer who has not ordered yet. */
  checkouts: Asked[];
  /** For each race its crowd; all want one unit of the same product. */
  crowds: Asked[][];
  /** Units of the race's product in orders, from the database. */
  unitsSold(race: number): Promise<number>;
  stop(): Promise<void>;
}

/** The goods, the buyers and the size of the load, for both peers. */
export const LINES = 3;
export const CARTS = 10;
export const RACES = 3;
export const RACERS = 50;
export const RACE_UNITS = 10;
/** More than the bench can sell. */
export const PLENTY = 1_000_000;
