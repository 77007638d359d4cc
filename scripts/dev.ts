// `npm run dev`: the shop (API and pages), the admin process, the worker and the sandbox; each restarts when its sources change.
import { keysOfSandbox } from './keys-of-sandbox.ts';
import { runTogether } from './run-together.ts';

const port = process.env['PORT'] ?? '3000';
const adminPort = process.env['ADMIN_PORT'] ?? String(Number(port) + 2);
// Folders, not the import graph: Vite watches the storefront itself, and its temporary files would restart the shop.
const watched = ['server/src', 'sandbox/src', 'contract/src', 'rules/src'].map((folder) => `--watch-path=${folder}`);
const watch = [...watched, '--watch-preserve-output', '--disable-warning=ExperimentalWarning'];

console.log(`
  Shop       http://127.0.0.1:${port}/home
  A product  http://127.0.0.1:${port}/single-product/70489215
  API        http://127.0.0.1:${port}/api/docs
  Admin      http://localhost:${adminPort}   (the first owner: npm run staff -- invite)
  Sandbox    http://127.0.0.1:4900
  Pay        http://127.0.0.1:4900/bank   (the customer's bank app and phone)
`);
const env = {
  NODE_ENV: 'development',
  PORT: port,
  // The port after the shop's: a second `npm run dev` needs only another PORT.
  WORKER_PORT: process.env['WORKER_PORT'] ?? String(Number(port) + 1),
  ADMIN_PORT: adminPort,
  ADMIN_ORIGIN: process.env['ADMIN_ORIGIN'] ?? `http://localhost:${adminPort}`,
  // The sandbox, unless set otherwise.
  THREE_WORDS_URL: process.env['THREE_WORDS_URL'] ?? 'http://127.0.0.1:4900/what3words/v3',
  THREE_WORDS_KEY: process.env['THREE_WORDS_KEY'] ?? 'sandbox',
  ...Object.fromEntries(
    Object.entries(keysOfSandbox('http://127.0.0.1:4900')).map(([name, value]) => [name, process.env[name] ?? value]),
  ),
  E_BARIMT_URL: process.env['E_BARIMT_URL'] ?? 'http://127.0.0.1:4900/e-barimt',
  POS_API_URL: process.env['POS_API_URL'] ?? 'http://127.0.0.1:4900/pos-api',
  MESSAGE_PRO_URL: process.env['MESSAGE_PRO_URL'] ?? 'http://127.0.0.1:4900/message-pro',
  MESSAGE_PRO_KEY: process.env['MESSAGE_PRO_KEY'] ?? 'sandbox',
  MESSAGE_PRO_SENDER: process.env['MESSAGE_PRO_SENDER'] ?? '70002020',
  SHOP_ORIGIN: process.env['SHOP_ORIGIN'] ?? `http://127.0.0.1:${port}`,
};
runTogether([
  { name: 'sandbox', args: [...watch, 'sandbox/src/main.ts'] },
  { name: 'shop', args: [...watch, 'server/src/api.ts'], env: { ...env, DRAIN_MS: '0' } },
  { name: 'admin', args: [...watch, 'server/src/admin.ts'], env: { ...env, DRAIN_MS: '0' } },
  { name: 'worker', args: [...watch, 'server/src/worker.ts'], env },
]);
