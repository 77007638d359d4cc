// A process that can be killed at any point where it waits. What it did before is done, its open transactions are lost with their
// connections, and nothing of it runs on: neither what it would catch nor what it was doing beside.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../src/db/database.ts';
import { DatabaseUnavailable, isDatabaseError } from '../../../src/db/database-errors.ts';
import type { Schema } from '../../../src/db/schema.generated.ts';
import { isBusy } from './all-of.ts';

/** Before what it waits for is done, or after it and before anybody hears of it. */
export type Moment = 'before' | 'after';

/** Whether the process ends there, or only loses its connections and sees errors. */
type Fate = 'killed' | 'cut';

interface Life {
  /** At so many more points it goes on. */
  left: number;
  moment: Moment;
  fate: Fate;
  isCut: boolean;
  isDead: boolean;
  /** Connections in its hands, by the number of their process at the server. */
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

/** The server ends the connections: before a statement, or after it, so that nobody knows whether it was done. */
async function lose<Result>(life: Life, work: () => Promise<Result>): Promise<Result> {
  // It waits for somebody else and holds no connection: it loses the next one.
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

/** A point at which a process waits. Who is not in a life that ends goes through. */
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

/** Whoever is asked through it is asked by a process that can be killed: at every one of these questions. */
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

/** Others use the same server, which may have no connection left for a while. */
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

/** Statements are prepared once a connection: the model asks the same few hundred a million times, and planning them is most of it. */
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
  // Until they are gone: what the server still holds for them would look like somebody at work.
  const end = async (pids: readonly number[]) => {
    const ended = sql`select pg_terminate_backend(pid, 60000) from unnest(${[...pids]}::int[]) as pid`;
    if (pids.length > 0) await lives.exit(() => ended.execute(database.db));
  };
  return { ...{ left: point, moment, fate, isCut: false, isDead: false }, connections: new Map(), end };
}

/** Does the work in a process that loses its connections at that point and lives on; whether it came so far. */
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

/** Does the work in a process that is killed at that point; whether it came so far. */
export async function killedAt(database: Database, at: At, work: () => Promise<unknown>): Promise<boolean> {
  const life = lifeOf(database, at, 'killed');
  try {
    await lives.run(life, work);
    // It got through; what runs on behind its answer lives.
    life.left = Number.POSITIVE_INFINITY;
  } catch (error) {
    if (!life.isDead) throw error;
  }
  return life.isDead;
}
