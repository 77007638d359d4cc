// What a product page costs: rendered by one process of the built shop, and from the edge cache in front of it. Everything is
// started here, on the database of the environment, which `npm run setup` has filled; needs `npm run build`.
import autocannon from 'autocannon';
import { startEdge } from '../../../e2e/edge/start-edge.ts';
import { startBuiltShop } from '../../../e2e/start-built-shop.ts';
import { type Figures, figuresOf } from '../catalogue/report/figures.ts';
import { machineName } from '../catalogue/report/run-record.ts';
import { marksOf, writePart } from '../written-part.ts';

const MARKS = marksOf('npm run bench -- pages', 'pages');
const COMPRESSED = { 'accept-encoding': 'gzip' };
const IN_FLIGHT = 8;
const SECONDS = 8;
const WARM_UP_SECONDS = 3;

/** Measures, prints, and writes the table of docs/scale.md. */
export async function benchPages(): Promise<void> {
  const shop = await startBuiltShop();
  // All load comes from one address; the shop has more than one visitor.
  const edge = await startEdge(new URL(shop.origin).host, {
    changed: [['zone=page_rate:16m rate=50r/s', 'zone=page_rate:16m rate=100000r/s']],
  });
  try {
    const pages = await productPages(shop.origin);
    console.log(`${pages.length} product pages, ${IN_FLIGHT} in flight, ${SECONDS} s each`);
    const measured: [what: string, Figures][] = [];
    for (const [what, origin, asked] of [
      ['rendered, every product in turn', shop.origin, pages],
      ['rendered, one product', shop.origin, pages.slice(0, 1)],
      ['behind nginx, every product in turn', edge.origin, pages],
    ] as const) {
      if (origin === edge.origin) for (const page of asked) await kept(origin + page);
      await load(origin, asked, WARM_UP_SECONDS);
      measured.push([what, await load(origin, asked, SECONDS)]);
    }
    const table = tableOf(measured);
    console.log(`\n${table}`);
    write(table);
    if (measured.some(([, { errors }]) => errors > 0)) process.exitCode = 1;
  } finally {
    await edge.stop();
    await shop.stop();
  }
}

/** The product pages in the shop's site map. */
async function productPages(origin: string): Promise<string[]> {
  const siteMap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const parts = siteMap.match(/\/sitemap\.xml\?part=\d+/g) ?? [];
  const lists = await Promise.all(parts.map(async (part) => (await fetch(origin + part)).text()));
  const pages = [siteMap, ...lists].flatMap((list) => list.match(/\/single-product\/\d+/g) ?? []);
  if (pages.length === 0) throw new Error('The shop lists no product pages; npm run setup fills it.');
  return [...new Set(pages)];
}

/** Requests the page once, as the load will: from then on it is in the edge cache. */
async function kept(address: string): Promise<void> {
  await (await fetch(address, { headers: COMPRESSED })).arrayBuffer();
}

async function load(origin: string, pages: readonly string[], seconds: number): Promise<Figures> {
  const times: number[] = [];
  const options = {
    url: origin,
    connections: IN_FLIGHT,
    duration: seconds,
    requests: pages.map((path) => ({ path, headers: COMPRESSED })),
  };
  const { errors, non2xx, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    running.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) times.push(milliseconds);
    });
  });
  return figuresOf(times, duration, errors + non2xx);
}

const tableOf = (measured: readonly [string, Figures][]): string =>
  [
    '| product page | pages/s | p50 ms | p95 ms | p99 ms | errors |',
    '| --- | --: | --: | --: | --: | --: |',
    ...measured.map(
      ([what, { perSecond, p50, p95, p99, errors }]) =>
        `| ${what} | ${Math.round(perSecond)} | ${p50} | ${p95} | ${p99} | ${errors} |`,
    ),
  ].join('\n');

function write(table: string): void {
  const said = `${new Date().toISOString().slice(0, 10)}, ${SECONDS} s each, ${IN_FLIGHT} in flight; ${machineName()}.`;
  writePart('scale.md', MARKS, `${said}\n\n${table}`);
}
