// A step of the model: somebody does something, alone, concurrently with somebody else, or in a process that is killed.
import type fc from 'fast-check';
import { allOf, isBusy } from './all-of.ts';
import { cutAt, killedAt, type Moment } from './mortal.ts';
import { freeLeftJobs } from './queue.ts';
import type { Tally } from './tally.ts';
import { look, type OrderOfWorld, type World } from './world.ts';

/** The state that fast-check tracks. */
export interface Model {
  orders: number;
}

export interface Deed {
  name: string;
  /** Whether the model has what it needs. */
  isPossible: (model: Readonly<Model>) => boolean;
  act: (world: World) => Promise<unknown>;
}

/** Runs on the order at this position of the list, modulo its length. */
export const onOrder = (
  name: string,
  which: number,
  act: (world: World, order: OrderOfWorld) => Promise<unknown>,
): Deed => ({
  name: `${name} of order ${which}`,
  isPossible: ({ orders }) => orders > 0,
  act: async (world) => {
    const order = world.orders[which % world.orders.length];
    if (order !== undefined) await act(world, order);
  },
});

export const anywhere = (name: string, act: Deed['act']): Deed => ({ name, isPossible: () => true, act });

/** Both at once, as two people or two processes. */
export const together = (one: Deed, other: Deed): Deed => ({
  name: `at once: ${one.name}; ${other.name}`,
  isPossible: (model) => one.isPossible(model) && other.isPossible(model),
  act: (world) => allOf([one.act(world), other.act(world)]),
});

const SECOND_MS = 1_000;
/** Longer than any provider timeout: a retry after a crash finds what the crash left. */
const RESTART_MS = 20 * SECOND_MS;
/** While a page polls, a provider is asked every 15 s. */
const BETWEEN_STEPS_MS = 16 * SECOND_MS;

const wait = ({ shop }: World, ms: number): void => {
  shop.clock.at = new Date(shop.clock.at.getTime() + ms);
};

/** In a process that is killed at that point; the next one finds what it left. */
export const killed = (deed: Deed, point: number, moment: Moment): Deed => ({
  name: `killed ${moment} point ${point}: ${deed.name}`,
  isPossible: deed.isPossible,
  act: async (world) => {
    const { database } = world.shop;
    if (!(await killedAt(database, { point, moment }, () => deed.act(world)))) return;
    world.killed += 1;
    await freeLeftJobs(database);
    wait(world, RESTART_MS);
  },
});

/** In a process whose connections the server ends at that point: it gets errors, and the work is retried. */
export const cut = (deed: Deed, point: number, moment: Moment): Deed => ({
  name: `cut off ${moment} point ${point}: ${deed.name}`,
  isPossible: deed.isPossible,
  act: async (world) => {
    const { database } = world.shop;
    if (!(await cutAt(database, { point, moment }, () => deed.act(world)))) return;
    world.cut += 1;
    await freeLeftJobs(database);
    wait(world, RESTART_MS);
  },
});

export class Step implements fc.AsyncCommand<Model, World> {
  readonly deed: Deed;
  readonly tally: Tally;
  constructor(deed: Deed, tally: Tally) {
    this.deed = deed;
    this.tally = tally;
  }
  check = (model: Readonly<Model>): boolean => this.deed.isPossible(model);
  async run(model: Model, world: World): Promise<void> {
    this.tally.steps += 1;
    await this.deed.act(world).catch((error: unknown) => {
      if (!isBusy(error)) throw error;
      this.tally.busy += 1;
    });
    wait(world, BETWEEN_STEPS_MS);
    await look(world);
    model.orders = world.orders.length;
  }
  toString = (): string => this.deed.name;
}
