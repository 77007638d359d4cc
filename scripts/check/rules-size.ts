// Fails when all rules that pages may use would cost the browser more than 8.2 kB gzip, or when a page uses another one.
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

// Includes the figures of both tariffs, which pages get as settings (record 203).
const LIMIT = 8_200;
const ENTRY = 'virtual:all-rules';
/** Rules used on the server only: for invariants, lists, tiles, money, network addresses, SMS and staff. Pages get their results. */
const OF_THE_SERVER = [
  'cart/cart-merge',
  'catalogue/package-sums',
  'delivery/delivery-promise',
  'delivery/map-tiles',
  'money/changed-since-closing',
  'money/code-state',
  'money/day-closing',
  'money/day-differences',
  'money/lowest-price',
  'money/new-codes',
  'money/price-change',
  'money/sum-in-words',
  'network/counted-network',
  'network/masked-address',
  'notice/fill-text',
  'notice/notice-budget',
  'notice/sms-hours',
  'notice/sms-parts',
  'order/line-shares',
  'order/order-expiry',
  'order/order-number',
  'order/order-source',
  'order/step-dates',
  'order/summary-rows',
  'order/tracking-link',
  'order/unpaid-limits',
  'payment/payment-outcome',
  'payment/receipt-lines',
  'purchase/purchase-limit',
  'purchase/purchase-proposal',
  'purchase/sale-speed',
  'refund/refund-asking',
  'refund/refund-parts',
  'payment/working-hours',
  'person/entry-limits',
  'person/fresh-login',
  'person/terms-version',
  'transfer/match-points',
  'transfer/match-transfers',
  'transfer/references-in-text',
];
const isOfTheServer = (file: string): boolean => OF_THE_SERVER.some((rule) => file.endsWith(`${rule}.ts`));
const files = globSync('rules/src/*/*.ts').filter(
  (file) => !/(\.test|\/examples)\.ts$/.test(file) && !isOfTheServer(file),
);
// Everything is used and nothing exported, as on a page, so the bundler may shorten names.
const parts = files.map((file, index) => {
  const names = [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
  const renamed = names.map((name) => `${name} as rule${index}${name}`);
  return {
    imported: `import { ${renamed.join(', ')} } from ${JSON.stringify(resolve(file))};`,
    used: names.map((name) => `rule${index}${name}`),
  };
});
const source = `${parts.map(({ imported }) => imported).join('\n')}
globalThis.rules = [${parts.flatMap(({ used }) => used).join(', ')}];`;

const built = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'all-rules',
      resolveId: (id) => (id === ENTRY ? id : undefined),
      load: (id) => (id === ENTRY ? source : undefined),
    },
  ],
  build: { write: false, minify: true, rolldownOptions: { input: ENTRY } },
});
const [result] = Array.isArray(built) ? built : [built];
if (!result || !('output' in result)) throw new Error('the rules did not build');
const code = result.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
const size = gzipSync(code, { level: 9 }).length;
console.log(`${files.length} rules, ${size} bytes gzip of ${LIMIT}`);
if (size > LIMIT || files.length === 0) process.exitCode = 1;

for (const file of globSync(['storefront/app/**/*.{ts,tsx}', 'ui/src/**/*.{ts,tsx}'])) {
  const asked = OF_THE_SERVER.filter((rule) => readFileSync(file, 'utf8').includes(`@tokhi/rules/${rule}`));
  if (asked.length === 0) continue;
  console.log(`${file} asks ${asked.join(', ')}, which is not for pages`);
  process.exitCode = 1;
}
