// Preloaded into each process: Vite serves pages in development, and only calls are measured.
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) =>
    url.endsWith('/server/src/http/pages/mount-storefront.ts')
      ? { format: 'module', shortCircuit: true, source: 'export const mountStorefront = async () => undefined;' }
      : next(url, context),
});
