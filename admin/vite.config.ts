import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { layerOrder } from '../scripts/vite/layer-order.ts';
import { LICENCES, licences } from '../scripts/vite/licences.ts';

export default defineConfig({
  resolve: {
    alias: { '@radix-ui/react-dialog': fileURLToPath(new URL('no-radix-dialog.ts', import.meta.url)) },
  },
  plugins: [layerOrder(), tailwindcss(), react(), licences()],
  build: {
    outDir: 'build',
    // The Content-Security-Policy allows files from our own address only, so no data: URLs.
    assetsInlineLimit: 0,
    // One style sheet: staff see most screens in a day.
    cssCodeSplit: false,
    target: 'es2023',
    sourcemap: false,
    // The budget of the first load reads its list of files (scripts/check/budgets.ts).
    manifest: true,
    // The polyfill would be an inline script that our browsers do not need.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        postBanner: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('/node_modules/')) ? `/*! Licences: /${LICENCES} */` : '',
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(query-core|react-query))\//,
            },
          ],
        },
      },
    },
  },
});
