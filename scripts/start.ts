// `npm start`: the shop and the worker as in production, from the build. Needs `npm run build` and a migrated database.
import { existsSync } from 'node:fs';
import { runTogether } from './run-together.ts';

if (!existsSync('storefront/build/server/index.js')) {
  console.error('There is no build yet. Make one with: npm run build');
  process.exit(1);
}
const env = { NODE_ENV: 'production' };
runTogether([
  { name: 'shop', args: ['server/src/api.ts'], env },
  { name: 'worker', args: ['server/src/worker.ts'], env },
]);
