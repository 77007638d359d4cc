import { expect, test } from '@playwright/test';
import { ask } from './ask.ts';
import { startStandInShop } from './stand-in-shop.ts';
import { startEdge } from './start-edge.ts';

const MOST = 4;

test('whoever comes when the process has its hands full is told to come again at once, and kept pages are shown', async () => {
  const shop = await startStandInShop();
  const edge = await startEdge(shop.address, { changed: [['max_conns=128', `max_conns=${MOST}`]] });
  const post = (path: string) => ask(edge.origin, path, { method: 'POST', body: '{}' });
  try {
    await ask(edge.origin, '/home');
    const waiting = Array.from({ length: MOST }, (_, at) => post(`/api/slow/${at}`).catch(() => undefined));
    // The process has received all of them, and answers none for a minute.
    await expect.poll(() => shop.asked.length).toBe(1 + MOST);
    // The stand-in identifies calls by path.
    const answer = await post('/api/user/addcart');
    expect(answer).toMatchObject({ status: 502, headers: { 'retry-after': '5' } });
    expect(answer.text).toContain('shop_busy');
    expect((await ask(edge.origin, '/home')).status).toBe(200);
    expect(shop.asked).toHaveLength(1 + MOST);
    void waiting;
  } finally {
    await shop.stop();
    await edge.stop();
  }
});
