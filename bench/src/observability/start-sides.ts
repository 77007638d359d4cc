import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { end, file, started, startRedis } from '../processes.ts';

/** Nothing; metrics and trace ids, the default; spans of one request in ten at a collector, as the edge samples them; spans of all. */
export const SIDES = ['without', 'delivered', 'tenth', 'spans'] as const;
export type SideName = (typeof SIDES)[number];

interface Side {
  origin: string;
  pid: number;
  database: pg.Pool;
}

export interface Sides {
  of: Record<SideName, Side>;
  /** How many spans the collector got. */
  received: () => number;
  stop(): Promise<void>;
}

const preload = (name: string): string => `--import=${new URL(`./preload/${name}.ts`, import.meta.url).href}`;
const SCRAPE_EVERY_MS = 5_000;

/** API processes on one database; those that measure are scraped. */
export async function startSides(url: string): Promise<Sides> {
  let received = 0;
  const collector = createServer((request, reply) => {
    void text(request).then((sent) => {
      received += sent.split('"spanId"').length - 1;
      reply.end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const OTLP_URL = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const redis = await startRedis();
  const database = new pg.Pool({ connectionString: url, max: 2 });
  const start = async (preloaded: string[], env: Record<string, string>) => {
    const { child, said } = await started(
      [...preloaded.map(preload), file('server/src/api.ts')],
      {
        ...process.env,
        ...{ DATABASE_URL: url, REDIS_URL: redis.url, PORT: '0', NODE_ENV: 'test', LOG_LEVEL: 'info', DRAIN_MS: '0' },
        ...{ RATE_LIMIT_PER_MINUTE: '10000000', EVENT_LOOP_DELAY_LIMIT_MS: '60000', ...env },
      },
      /"address":"([^"]+)".*"msg":"ready"/,
    );
    return { child, side: { origin: said[1] ?? '', pid: child.pid ?? 0, database } };
  };
  const without = await start(['without-pages', 'without-observability'], {});
  const delivered = await start(['without-pages'], {});
  const tenth = await start(['without-pages'], { OTLP_URL });
  const spans = await start(['without-pages'], { OTLP_URL });
  const scrape = ({ side }: typeof spans) => void fetch(`${side.origin}/metrics`).then((answer) => answer.text());
  const scraping = setInterval(() => [delivered, tenth, spans].forEach(scrape), SCRAPE_EVERY_MS);
  return {
    of: { without: without.side, delivered: delivered.side, tenth: tenth.side, spans: spans.side },
    received: () => received,
    async stop() {
      clearInterval(scraping);
      await database.end();
      await Promise.all([without, delivered, tenth, spans, redis].map(({ child }) => end(child)));
      collector.closeAllConnections();
      collector.close();
    },
  };
}
