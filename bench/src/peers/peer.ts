import type { Asked } from '../orders/load-calls.ts';

/** The shop, and the bare server of Fastify and `pg`. */
export type PeerName = 'shop' | 'bare';

/** A server that takes orders of the same goods, in a process of its own. */
export interface Peer {
  origin: string;
  pid: number;
  /** Where an order is posted. */
  path: string;
  /** Checkouts of a cart of three lines, each by a customer who has not ordered yet. */
  checkouts: Asked[];
  /** For each race its crowd, every one after one unit of the same product. */
  crowds: Asked[][];
  /** Units in orders of the product that this race is about, as its database has them. */
  unitsSold(race: number): Promise<number>;
  stop(): Promise<void>;
}

/** What both peers sell and to how many, and how much is asked of them. */
export const LINES = 3;
export const CARTS = 10;
export const RACES = 3;
export const RACERS = 50;
export const RACE_UNITS = 10;
/** More than the bench can sell. */
export const PLENTY = 1_000_000;
