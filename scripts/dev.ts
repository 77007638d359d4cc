// `npm run dev`: the shop (API and pages), the worker and the sandbox, restarted when their sources change.
import { runTogether } from './run-together.ts';

const port = process.env['PORT'] ?? '3000';
// Folders, not the import graph: Vite watches the storefront itself, and its temporary files would restart the shop.
const watched = ['server/src', 'sandbox/src', 'contract/src', 'rules/src'].map((folder) => `--watch-path=${folder}`);
const watch = [...watched, '--watch-preserve-output', '--disable-warning=ExperimentalWarning'];

console.log(`
  Shop       http://127.0.0.1:${port}/home
  A product  http://127.0.0.1:${port}/single-product/70489215
  API        http://127.0.0.1:${port}/api/docs
  Sandbox    http://127.0.0.1:4900
`);
const env = {
  NODE_ENV: 'development',
  PORT: port,
  // Beside the shop's: a second `npm run dev` needs only another PORT.
  WORKER_PORT: process.env['WORKER_PORT'] ?? String(Number(port) + 1),
  // The stand-ins, where nothing else is named.
  THREE_WORDS_URL: process.env['THREE_WORDS_URL'] ?? 'http://127.0.0.1:4900/what3words/v3',
  THREE_WORDS_KEY: process.env['THREE_WORDS_KEY'] ?? 'sandbox',
  E_BARIMT_URL: process.env['E_BARIMT_URL'] ?? 'http://127.0.0.1:4900/e-barimt',
  SHOP_ORIGIN: process.env['SHOP_ORIGIN'] ?? `http://127.0.0.1:${port}`,
};
runTogether([
  { name: 'sandbox', args: [...watch, 'sandbox/src/main.ts'] },
  { name: 'shop', args: [...watch, 'server/src/api.ts'], env: { ...env, DRAIN_MS: '0' } },
  { name: 'worker', args: [...watch, 'server/src/worker.ts'], env },
]);
