import { type LoadStorefront, STOREFRONT, type Storefront } from './load-storefront.ts';

/** For development: the storefront from its sources in a process that does not serve them, loaded on first use. */
export function storefrontFromSources(): LoadStorefront {
  let loading: Promise<{ ssrLoadModule: (path: string) => Promise<unknown> }> | undefined;
  return async () => {
    loading ??= import('vite').then(({ createServer }) =>
      createServer({ root: STOREFRONT, appType: 'custom', server: { middlewareMode: true, hmr: false } }),
    );
    return (await (await loading).ssrLoadModule('./app/server.ts')) as Storefront;
  };
}
