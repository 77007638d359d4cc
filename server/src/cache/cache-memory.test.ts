import { expect, test } from 'vitest';
import { createMetrics, measureStores } from '../http/metrics.ts';
import { createCacheMemory } from './cache-memory.ts';

test('the stores that grow together hold no more than the process may keep', () => {
  const memory = createCacheMemory(16);
  const stores = (['answers', 'findings', 'cards'] as const).map((share) =>
    memory.lru<number, { bytes: number }>(share, ({ bytes }) => bytes),
  );
  for (let key = 0; key < 1_000; key += 1) for (const store of stores) store.set(key, { bytes: 50_000 });
  const bytes = memory.sizes().reduce((sum, [, size]) => sum + (size.bytes ?? 0), 0);
  expect(bytes).toBeLessThanOrEqual(16_000_000);
  expect(bytes).toBeGreaterThan(15_000_000);
});

test('the metrics say what each store holds, as it is when they are asked', async () => {
  const memory = createCacheMemory(16);
  const metrics = createMetrics();
  measureStores(metrics, memory);
  const cards = memory.lru<number, { bytes: number }>('cards', ({ bytes }) => bytes);
  memory.watch('neighbours', () => ({ entries: 7 }));
  for (const key of [1, 2]) {
    cards.set(key, { bytes: 3_000 });
    const said = await metrics.metrics();
    expect(said).toContain(`store_entries{store="cards"} ${key}`);
    expect(said).toContain(`store_bytes{store="cards"} ${key * 3_000}`);
    expect(said).toContain('store_entries{store="neighbours"} 7');
    expect(said).not.toContain('store_bytes{store="neighbours"}');
  }
});
