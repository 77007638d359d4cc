import { channel } from 'node:diagnostics_channel';

/** How long a caller waited for a database connection. */
export interface PoolWait {
  pool: string;
  seconds: number;
}

export const poolWaits = channel('tokhi:pool-wait');

/** Gets a connection, and publishes how long that took. */
export async function watchWait<Connection>(pool: string, connect: () => Promise<Connection>): Promise<Connection> {
  if (!poolWaits.hasSubscribers) return connect();
  const started = performance.now();
  try {
    return await connect();
  } finally {
    const wait: PoolWait = { pool, seconds: (performance.now() - started) / 1_000 };
    poolWaits.publish(wait);
  }
}
