// What one process does, asked over loopback for a bounded time. Needs `npm run build` and a running production shop:
// PORT=3000 npm start.
import autocannon from 'autocannon';
import { onThisMachine } from './on-this-machine.ts';

const origin = process.env['SHOP_ORIGIN'] ?? 'http://127.0.0.1:3000';

const CODE = '70489215';
const scenes = [
  {
    name: 'call: single-product',
    path: '/api/product/single-product',
    method: 'POST' as const,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: CODE }),
  },
  { name: 'page: single-product', path: `/single-product/${CODE}`, method: 'GET' as const },
];

/** Prints requests per second and latency of a call and a page. */
export async function measureRunningShop(): Promise<void> {
  onThisMachine(origin);
  console.log('scene                   requests/s    p50 ms    p97.5 ms    p99 ms    errors');
  for (const { name, path, ...request } of scenes) {
    const result = await autocannon({ url: origin + path, connections: 8, duration: 10, ...request });
    const errors = result.errors + result.non2xx;
    const { p50, p97_5, p99 } = result.latency;
    const cells = [result.requests.average.toFixed(0), p50, p97_5, p99, errors];
    console.log(
      name.padEnd(22) + cells.map((cell, index) => String(cell).padStart([12, 10, 12, 10, 10][index] ?? 10)).join(''),
    );
    if (errors > 0) process.exitCode = 1;
  }
  console.log(
    '\n8 requests in flight, 10 s each. RATE_LIMIT_PER_MINUTE must allow it: start the shop with a high one.',
  );
}
