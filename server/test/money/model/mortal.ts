// A simulated process that can be killed wherever it awaits. Its completed work stays, its open transactions are lost with their
// connections, and none of its code runs on: neither catch blocks nor concurrent work.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../src/db/database.ts';
import { DatabaseUnavailable, isDatabaseError } from '../../../src/db/database-errors.ts';
import type { Schema } from '../../../src/db/schema.generated.ts';
import { isBusy } from './all-of.ts';

/** Before the awaited work is done, or after it but before its result is seen. */
export type Moment = 'before' | 'after';

/** Whether the process ends there, or only loses its connections and gets errors. */
type Fate = 'killed' | 'cut';

interface Life {
  /** The remaining points that it passes. */
  left: number;
  moment: Moment;
  fate: Fate;
  isCut: boolean;
  isDead: boolean;
  /** Its connections, with the process id of each at the server. */
  connections: Map<pg.PoolClient, number>;
  end: (pids: readonly number[]) => Promise<void>;
}

const lives = new AsyncLocalStorage<Life>();

class Killed extends Error {
  override name = 'Killed';
}

async function die(life: Life): Promise<never> {
  life.isDead = true;
  await life.end([...life.connections.values()]);
  throw new Killed('killed');
}

/** The server ends the connections: before a statement, or after it, so that its result is unknown. */
async function lose<Result>(life: Life, work: () => Promise<Result>): Promise<Result> {
  // It waits for something else and has no connection: it loses the next one.
  if (life.connections.size === 0) {
    life.left = 1;
    return work();
  }
  life.isCut = true;
  if (life.moment === 'before') {
    await life.end([...life.connections.values()]);
    return work();
  }
  await work();
  await life.end([...life.connections.values()]);
  throw new DatabaseUnavailable('the answer was lost with its connection');
}

/** A point at which a process waits. Code outside of a doomed process just continues. */
export async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
  const life = lives.getStore();
  if (life === undefined) return work();
  if (life.isDead) throw new Killed('dead');
  life.left -= 1;
  if (life.left !== 0) return work();
  if (life.fate === 'cut') return lose(life, work);
  if (life.moment === 'after') await work().catch(() => undefined);
  return die(life);
}

/** Wraps a provider so that each of these calls is a point at which the calling process can be killed. */
export function askedByMortals<Party extends object>(party: Party, questions: readonly (keyof Party)[]): Party {
  const asked = questions.flatMap((name) => {
    const question: unknown = party[name];
    if (typeof question !== 'function') return [];
    return [[name, (...given: unknown[]) => pass(async () => question.apply(party, given) as unknown)]];
  });
  return { ...party, ...Object.fromEntries(asked) };
}

const TOO_MANY_CONNECTIONS = '53300';
const AGAIN_MS = 200;
const MOST_TIMES = 600;

/** Others use the same server, which may have no free connection for a while. */
async function withConnectRetries<Result>(connect: () => Promise<Result>): Promise<Result> {
  for (let times = 1; ; times += 1) {
    try {
      return await connect();
    } catch (error) {
      if (times === MOST_TIMES || !isDatabaseError(error) || error.code !== TOO_MANY_CONNECTIONS) throw error;
      await pause(AGAIN_MS);
    }
  }
}

/** The same database for such processes: every statement is a point. */
export function mortalDatabase(database: Database): Database {
  const { pool } = database;
  const connect = async (): Promise<PostgresPoolClient> => {
    const life = lives.getStore();
    if (life?.isDead) throw new Killed('dead');
    const client = await withConnectRetries(() => pool.connect());
    if (life?.isDead) {
      client.release();
      throw new Killed('dead');
    }
    return trackClient(client, life);
  };
  const dialect = new PostgresDialect({ pool: { options: pool.options, connect, end: async () => undefined } });
  return { ...database, db: new Kysely<Schema>({ dialect }) };
}

const names = new Map<string, string>();

/** Prepares each statement once per connection: the model runs the same few hundred a million times, and planning would dominate. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `model-${names.size}`;
  names.set(text, name);
  return name;
}

function trackClient(client: pg.PoolClient, life: Life | undefined): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => pass(() => client.query({ name: nameOf(text), text, values }));
  const release = (destroy?: boolean) => {
    life?.connections.delete(client);
    client.release(destroy === true || life?.isDead === true || life?.isCut === true);
  };
  const { processID = 0 } = client as pg.PoolClient & { processID?: number };
  life?.connections.set(client, processID);
  const inPlace = new Map<string | symbol, unknown>([
    ['query', query],
    ['release', release],
  ]);
  return new Proxy(client, { get: (of, name) => inPlace.get(name) ?? Reflect.get(of, name, of) });
}

interface At {
  point: number;
  moment: Moment;
}

function lifeOf(database: Database, { point, moment }: At, fate: Fate): Life {
  // Waits until they have ended: locks that the server still keeps for them would look like a live process.
  const end = async (pids: readonly number[]) => {
    const ended = sql`select pg_terminate_backend(pid, 60000) from unnest(${[...pids]}::int[]) as pid`;
    if (pids.length > 0) await lives.exit(() => ended.execute(database.db));
  };
  return { ...{ left: point, moment, fate, isCut: false, isDead: false }, connections: new Map(), end };
}

/** Runs the work in a process that loses its connections at that point and continues; returns whether it got that far. */
export async function cutAt(database: Database, at: At, work: () => Promise<unknown>): Promise<boolean> {
  const life = lifeOf(database, at, 'cut');
  try {
    await lives.run(life, work);
  } catch (error) {
    if (!life.isCut || !isBusy(error)) throw error;
  }
  life.left = Number.POSITIVE_INFINITY;
  return life.isCut;
}

/** Runs the work in a process that is killed at that point; returns whether it got that far. */
export async function killedAt(database: Database, at: At, work: () => Promise<unknown>): Promise<boolean> {
  const life = lifeOf(database, at, 'killed');
  try {
    await lives.run(life, work);
    // It passed the point; its background work continues.
    life.left = Number.POSITIVE_INFINITY;
  } catch (error) {
    if (!life.isDead) throw error;
  }
  return life.isDead;
}
