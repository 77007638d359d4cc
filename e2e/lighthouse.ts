// `npm run lighthouse`: what Lighthouse says of the built shop on a phone, for four pages. Exits 1 below the marks of the
// house; with --no-gate it only prints. Scores of performance want a quiet machine.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { startBuiltShop } from './start-built-shop.ts';

interface Checked {
  path: string;
  /** Kept out of the search engines on purpose, which the score of «SEO» would count as a fault. */
  notKept?: boolean;
}

const PAGES: Checked[] = [
  { path: '/home' },
  { path: '/categories/1?ready=1', notKept: true },
  { path: '/single-product/70489215' },
  { path: `/search?p=${encodeURIComponent('буйдан')}`, notKept: true },
];
const LOWEST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.02;
const DEBUGGING_PORT = 9333;

type Category = keyof typeof LOWEST;
const CATEGORIES = Object.keys(LOWEST) as Category[];

const gate = !process.argv.includes('--no-gate');
const shop = await startBuiltShop();
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    `--remote-debugging-port=${DEBUGGING_PORT}`,
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-gpu',
    '--disable-background-networking',
  ],
});
const faults: string[] = [];
const rows: Record<string, Record<string, string | number>> = {};
try {
  for (const page of PAGES) {
    // The first visitor pays for a process that has just started; nobody measures a shop that nobody visits.
    await fetch(shop.origin + page.path);
    rows[decodeURIComponent(page.path)] = await measure(page);
  }
} finally {
  await browser.close();
  await shop.stop();
}
console.table(rows);
for (const fault of faults) console.error(fault);
if (gate && faults.length > 0) process.exitCode = 1;

async function measure({ path, notKept = false }: Checked): Promise<Record<string, string | number>> {
  const result = await lighthouse(shop.origin + path, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    skipAudits: notKept ? ['is-crawlable'] : [],
  });
  if (!result) throw new Error(`Lighthouse said nothing about ${path}`);
  const { categories, audits } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scores = CATEGORIES.map((name) => {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    if (score < LOWEST[name]) faults.push(`${path}: ${name} ${score} is below ${LOWEST[name]}${failing(name)}`);
    return [name, score] as const;
  });
  const shift = figure('cumulative-layout-shift');
  if (!(shift <= MOST_SHIFT)) faults.push(`${path}: the layout shifts by ${shift.toFixed(3)}, over ${MOST_SHIFT}`);
  return {
    ...Object.fromEntries(scores),
    'LCP s': (figure('largest-contentful-paint') / 1_000).toFixed(2),
    CLS: shift.toFixed(3),
    'TBT ms': Math.round(figure('total-blocking-time')),
    'weight kB': Math.round(figure('total-byte-weight') / 1_000),
  };

  /** The audits that cost points, each on a line. */
  function failing(name: Category): string {
    const costly = (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => {
      const { score = null } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 0.9;
    });
    return costly.map(({ id }) => `\n  ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`).join('');
  }
}
