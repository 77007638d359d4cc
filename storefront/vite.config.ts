import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { layerOrder } from './layer-order.ts';
import { LICENCES, licences } from './licences.ts';

export default defineConfig({
  plugins: [layerOrder(), tailwindcss(), reactRouter(), licences()],
  // The API process imports `handle` from this entry instead of the router's own server build.
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    // Three files instead of forty crumbs of 200 bytes, which compress badly (10 kB of 156) and are forty requests: what
    // changes only with an update of the framework, what most pages share, and what the lists share.
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ moduleIds }) =>
              moduleIds.some((id) => id.includes('/node_modules/')) ? `/*! Licences: /${LICENCES} */` : '',
            codeSplitting: {
              groups: [
                { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                {
                  name: 'shop',
                  test: /\/(app\/(?!features\/listings\/)|ui\/src\/|rules\/src\/|contract\/src\/|lucide-react\/)/,
                  minShareCount: 4,
                  priority: 1,
                },
                { name: 'lists', test: /\/app\/features\/listings\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // Named here, or the first use in a session makes Vite find it, bundle anew and reload.
  optimizeDeps: { include: ['@radix-ui/react-slider', 'embla-carousel', 'lucide-react', 'sonner'] },
  build: {
    // The Content-Security-Policy allows fonts, styles and scripts from our own addresses only, so no data: URLs.
    assetsInlineLimit: 0,
    // One sheet for all pages, 19 kB: ten small ones hold up the first paint for longer than the whole.
    cssCodeSplit: false,
    target: 'es2023',
    sourcemap: false,
  },
});
