import pg from 'pg';
import type { Logger } from '../logger.ts';
import { settlesWithin } from '../settles-within.ts';
import { type ClientGuards, DatabaseClient } from './database-client.ts';

export interface OpenPool {
  pool: pg.Pool;
  /** Closes the connections in order; those that do not answer are cut. */
  close: () => Promise<void>;
}

/** A host that is gone is noticed after about ten seconds (libuv probes once a second, ten times), even on idle connections. */
const KEEP_ALIVE_AFTER_MS = 5_000;
/** How long closing a connection may take. */
const GOODBYE_MS = 3_000;

/**
 * A pool that survives a silent server: with `silenceMs`, a connection that is silent for that long is dropped together with the idle ones,
 * which have the same server. A router that lost its state or a moved database leaves connections open and dead.
 */
export function openPool(
  config: pg.PoolConfig,
  { silenceMs, controlPool }: Pick<ClientGuards, 'silenceMs' | 'controlPool'>,
  logger: Logger,
): OpenPool {
  class Client extends DatabaseClient {
    constructor(ofPool?: pg.ClientConfig) {
      super(ofPool, { silenceMs, controlPool, onDrop: () => cut(idle) });
    }
  }
  const pool = new pg.Pool({ ...config, Client, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS });
  const idle = new Set<pg.PoolClient>();
  const open = new Set<pg.PoolClient>();
  const cut = (clients: Iterable<pg.PoolClient>) => {
    for (const { connection } of clients) connection.stream.destroy();
  };
  // Each connection logs its own loss, below; but without a listener here Node would end the whole process.
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_error, client) => idle.add(client));
  pool.on('connect', (client) => {
    let isLost = false;
    client.on('error', (error) => {
      if (!isLost) logger.warn({ err: error }, 'database connection lost');
      isLost = true;
    });
    open.add(client);
    const { stream } = client.connection;
    stream.once('close', () => {
      open.delete(client);
      idle.delete(client);
    });
    // The pool sends its terminate message and does not wait; a silent server would keep the socket open for ever.
    stream.once('finish', () => setTimeout(() => stream.destroy(), GOODBYE_MS).unref());
  });
  const close = async () => {
    const gone = [...open].map(({ connection }) => new Promise((resolve) => connection.stream.once('close', resolve)));
    await settlesWithin(GOODBYE_MS, Promise.all([pool.end(), ...gone]));
    cut(open);
  };
  return { pool, close };
}
