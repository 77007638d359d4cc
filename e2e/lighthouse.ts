// `npm run lighthouse`: Lighthouse on the built shop as on a phone, for five pages, the median of three runs each. Exits 1
// below our thresholds; with --no-gate it only prints. Performance scores need a quiet machine.
//
// Lighthouse assumes a fast desktop and slows it down fourfold to simulate a mid-range phone. For a slower
// machine its documentation (docs/throttling.md, "Calibrating the CPU slowdown") recommends a smaller factor, which is
// derived here from Lighthouse's own benchmark; `--slowdown 4` is Lighthouse's default.
import lighthouse from 'lighthouse';
import { startBuiltShop } from './start-built-shop.ts';
import { startChromium } from './start-chromium.ts';

interface Checked {
  path: string;
  /** Excluded from search engines on purpose, which the score of «SEO» would count as a fault. */
  notKept?: boolean;
}

const PAGES: Checked[] = [
  { path: '/home' },
  { path: '/categories/1?ready=1', notKept: true },
  { path: '/single-product/70489215' },
  { path: `/search?p=${encodeURIComponent('буйдан')}`, notKept: true },
  { path: '/cart', notKept: true },
];
const LOWEST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MOST_SHIFT = 0.02;
const RUNS = 3;
const DEBUGGING_PORT = 9333;
/** From Lighthouse's table: a fast desktop is slowed down by four, a slow one by two. */
const FAST_DESKTOP = 1_500;

type Category = keyof typeof LOWEST;
const CATEGORIES = Object.keys(LOWEST) as Category[];
type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const gate = !process.argv.includes('--no-gate');
const shop = await startBuiltShop();
const browser = await startChromium(DEBUGGING_PORT);
const faults: string[] = [];
const rows: Record<string, Record<string, string | number>> = {};
try {
  const slowdown = await slowdownOfThisMachine();
  for (const page of PAGES) {
    const reports: Report[] = [];
    while (reports.length < RUNS) reports.push(await audited(page, slowdown));
    rows[decodeURIComponent(page.path)] = judge(page.path, middle(reports));
  }
} finally {
  await browser.stop();
  await shop.stop();
}
console.table(rows);
for (const fault of faults) console.error(fault);
if (gate && faults.length > 0) process.exitCode = 1;

async function slowdownOfThisMachine(): Promise<number> {
  const asked = process.argv.indexOf('--slowdown');
  if (asked !== -1) return Number(process.argv[asked + 1]);
  // The first visitor also pays for a new process; a shop without visitors is not what is measured.
  for (const { path } of PAGES) await fetch(shop.origin + path);
  const { benchmarkIndex } = (await audited({ path: '/policy' }, 4)).environment;
  const slowdown = benchmarkIndex >= FAST_DESKTOP ? 4 : 2;
  console.log(`Lighthouse's benchmark of this machine: ${Math.round(benchmarkIndex)}; slowed down by ${slowdown}.`);
  return slowdown;
}

async function audited({ path, notKept = false }: Checked, slowdown: number, tries = 3): Promise<Report> {
  const result = await lighthouse(shop.origin + path, {
    port: DEBUGGING_PORT,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    skipAudits: notKept ? ['is-crawlable'] : [],
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (result && !result.lhr.runtimeError && Number.isFinite(figure(result.lhr, 'total-blocking-time')))
    return result.lhr;
  const reason = result?.lhr.runtimeError?.message ?? 'a figure is missing';
  if (tries === 1) throw new Error(`Lighthouse could not measure ${path}: ${reason}`);
  console.error(`${path}: ${reason}; once more`);
  return audited({ path, notKept }, slowdown, tries - 1);
}

function figure({ audits }: Report, audit: string): number {
  return audits[audit]?.numericValue ?? Number.NaN;
}

function middle(reports: readonly Report[]): Report {
  const byScore = reports.toSorted((one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'));
  return byScore[byScore.length >> 1] as Report;
}

function scoreOf({ categories }: Report, name: Category): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function judge(path: string, report: Report): Record<string, string | number> {
  const scores = CATEGORIES.map((name) => {
    const score = scoreOf(report, name);
    if (score < LOWEST[name]) faults.push(`${path}: ${name} ${score} is below ${LOWEST[name]}${failing(report, name)}`);
    return [name, score] as const;
  });
  const shift = figure(report, 'cumulative-layout-shift');
  if (!(shift <= MOST_SHIFT)) faults.push(`${path}: the layout shifts by ${shift.toFixed(3)}, over ${MOST_SHIFT}`);
  return {
    ...Object.fromEntries(scores),
    'FCP s': (figure(report, 'first-contentful-paint') / 1_000).toFixed(2),
    'LCP s': (figure(report, 'largest-contentful-paint') / 1_000).toFixed(2),
    CLS: shift.toFixed(3),
    'TBT ms': Math.round(figure(report, 'total-blocking-time')),
    'weight kB': Math.round(figure(report, 'total-byte-weight') / 1_000),
  };
}

/** The audits that cost points, one per line. */
function failing({ audits, categories }: Report, name: Category): string {
  const costly = (categories[name]?.auditRefs ?? []).filter(({ id, weight }) => {
    const { score = null } = audits[id] ?? {};
    return weight > 0 && score !== null && score < 0.9;
  });
  return costly.map(({ id }) => `\n  ${id}: ${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`).join('');
}
