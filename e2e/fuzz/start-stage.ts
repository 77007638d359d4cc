import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../edge/free-port.ts';
import { startEdge } from '../edge/start-edge.ts';
import { startBuiltShop } from '../start-built-shop.ts';
import type { Endpoint } from './connection.ts';

export interface Stage {
  /** The shop's own address, without its edge. */
  origin: string;
  endpoints: Record<Endpoint['name'], Endpoint>;
  edgeLog: () => string;
  stop: () => Promise<void>;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The built shop on its own, recreated demo shop, and its edge. The shop's limit is raised, the edge's limits stay. */
export async function startStage(onOutput: (text: string) => void): Promise<Stage> {
  const database = new URL(process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/tokhi');
  database.pathname += '_fuzz';
  const env = {
    DATABASE_URL: database.href,
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // More than the inputs in flight: none gets a 503 because another waits for its connection.
    DATABASE_POOL_SIZE: '20',
  };
  const prepared = spawnSync(process.execPath, ['server/src/prepare-database.ts', '--anew'], {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'test' },
    encoding: 'utf8',
  });
  if (prepared.status !== 0) throw new Error(`no database:\n${prepared.stdout}${prepared.stderr}`);
  const shop = await startBuiltShop({ ...env, PORT: String(await freePort()) }, onOutput);
  const edge = await startEdge(new URL(shop.origin).host).catch(async (error: unknown) => {
    await shop.stop();
    throw error;
  });
  const endpointAt = (name: Endpoint['name'], origin: string): Endpoint => ({
    name,
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
  });
  return {
    origin: shop.origin,
    endpoints: { shop: endpointAt('shop', shop.origin), edge: endpointAt('edge', edge.origin) },
    edgeLog: edge.log,
    stop: async () => {
      await edge.stop();
      await shop.stop();
    },
  };
}
