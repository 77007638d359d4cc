// Loaded before the entry of the HTTP process: it starts without the shop's pages, which in development are read from their sources
// by Vite and cost as much as everything else together. Everything but the pages is as it runs.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const PAGES = new URL('../../src/http/pages/mount-storefront.ts', import.meta.url);
if (!existsSync(PAGES)) throw new Error(`${PAGES.pathname} does not exist: which module mounts the pages now?`);

registerHooks({
  load: (url, context, next) =>
    url === PAGES.href
      ? { format: 'module', shortCircuit: true, source: 'export const mountStorefront = async () => undefined;' }
      : next(url, context),
});
