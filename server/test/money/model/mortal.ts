// A process that can be killed at any point where it waits. What it did before is done, its open transactions are lost with their
// connections, and nothing of it runs on: neither what it would catch nor what it was doing beside.
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../../src/db/database.ts';
import { isDatabaseError } from '../../../src/db/database-errors.ts';
import type { Schema } from '../../../src/db/schema.generated.ts';

/** Before what it waits for is done, or after it and before anybody hears of it. */
export type Moment = 'before' | 'after';

interface Life {
  /** At so many more points it goes on. */
  left: number;
  moment: Moment;
  isDead: boolean;
  /** Connections in its hands, by the number of their process at the server. */
  held: Map<pg.PoolClient, number>;
  end: (pids: readonly number[]) => Promise<void>;
}

const lives = new AsyncLocalStorage<Life>();

class Killed extends Error {
  override name = 'Killed';
}

async function die(life: Life): Promise<never> {
  life.isDead = true;
  await life.end([...life.held.values()]);
  throw new Killed('killed');
}

/** A point at which a process waits. Who is not in a life that ends goes through. */
export async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
  const life = lives.getStore();
  if (life === undefined) return work();
  if (life.isDead) throw new Killed('dead');
  life.left -= 1;
  if (life.left !== 0) return work();
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
async function patiently<Result>(connect: () => Promise<Result>): Promise<Result> {
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
    const client = await patiently(() => pool.connect());
    if (life?.isDead) {
      client.release();
      throw new Killed('dead');
    }
    return inHands(client, life);
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

function inHands(client: pg.PoolClient, life: Life | undefined): PostgresPoolClient {
  const query = (text: string, values: unknown[]) => pass(() => client.query({ name: nameOf(text), text, values }));
  const release = (destroy?: boolean) => {
    life?.held.delete(client);
    client.release(destroy === true || life?.isDead === true);
  };
  const { processID = 0 } = client as pg.PoolClient & { processID?: number };
  life?.held.set(client, processID);
  const inPlace = new Map<string | symbol, unknown>([
    ['query', query],
    ['release', release],
  ]);
  return new Proxy(client, { get: (of, name) => inPlace.get(name) ?? Reflect.get(of, name, of) });
}

/** Does the work in a process that is killed at that point; whether it came so far. */
export async function killedAt(
  database: Database,
  { point, moment }: { point: number; moment: Moment },
  work: () => Promise<unknown>,
): Promise<boolean> {
  // Until they are gone: what the server still holds for them would look like somebody at work.
  const end = async (pids: readonly number[]) => {
    const ended = sql`select pg_terminate_backend(pid, 60000) from unnest(${[...pids]}::int[]) as pid`;
    if (pids.length > 0) await lives.exit(() => ended.execute(database.db));
  };
  const life: Life = { left: point, moment, isDead: false, held: new Map(), end };
  try {
    await lives.run(life, work);
    // It got through; what runs on behind its answer lives.
    life.left = Number.POSITIVE_INFINITY;
  } catch (error) {
    if (!life.isDead) throw error;
  }
  return life.isDead;
}
