import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CacheMemory, READ_FROM, type StoreSize } from '../cache/cache-memory.ts';
import { measureProviders } from '../metrics/provider-metrics.ts';
import { measureSpans } from '../metrics/trace-metrics.ts';
import { routeOf } from './requests/route-of.ts';

/** The metrics of the process, of outside services and of its traces; requests by route pattern and status are added below. */
export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureProviders(registry);
  measureSpans(registry);
  return registry;
}

/** The sizes of the process's caches, and how often each was hit. */
export function measureStores(registry: Registry, memory: CacheMemory): void {
  const gauge = (name: string, help: string, of: (size: StoreSize) => number | undefined) =>
    new Gauge({
      name,
      help,
      labelNames: ['store'],
      registers: [registry],
      collect() {
        for (const [store, size] of memory.sizes()) {
          const value = of(size);
          if (value !== undefined) this.set({ store }, value);
        }
      },
    });
  gauge('store_entries', 'Entries that a store of the process holds (docs/caches.md)', ({ entries }) => entries);
  gauge('store_bytes', 'Bytes of them, where they are counted', ({ bytes }) => bytes);
  new Counter({
    name: 'answer_cache_reads_total',
    help: 'Kept answers by where they came from: the process, Redis, or made anew',
    labelNames: ['from'],
    registers: [registry],
    collect() {
      this.reset();
      for (const from of READ_FROM) this.inc({ from }, memory.reads()[from]);
    },
  });
}

/** For how long the data that a process follows has been out of date. */
export function measureBehind(registry: Registry, name: string, help: string, secondsBehind: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(secondsBehind());
    },
  });
}

export function registerMetrics(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the last byte of the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    // A forwarded request came through the public edge; metrics are only for machines behind it.
    if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
