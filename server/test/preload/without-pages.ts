// Loaded before the entry of an HTTP process: it starts without its pages, which Vite reads from their sources in development
// and which cost as much as everything else together. Everything else runs as usual.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

const PAGES = new Map(
  [
    ['../../src/http/pages/mount-storefront.ts', 'export const mountStorefront = async () => undefined;'],
    ['../../src/http/admin/mount-admin-pages.ts', 'export const mountAdminPages = async () => undefined;'],
  ].map(([path = '', source]) => [new URL(path, import.meta.url).href, source]),
);
for (const page of PAGES.keys())
  if (!existsSync(new URL(page))) throw new Error(`${page} does not exist: which module mounts the pages now?`);

registerHooks({
  load: (url, context, next) => {
    const source = PAGES.get(url);
    return source === undefined ? next(url, context) : { format: 'module', shortCircuit: true, source };
  },
});
