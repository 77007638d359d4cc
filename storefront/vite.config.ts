import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { layerOrder } from './layer-order.ts';
import { LICENCES, licences } from './licences.ts';

/** What asks the shop: nothing does before somebody presses, types or is signed in. */
const ASKING =
  /\/(app\/(calls\/(ask|use-call|call-state)|refusal-code)|contract\/src\/(client|endpoints|texts\/refusal))/;
/** What forms share: a page without one does not load it. */
const FORMS =
  /\/(app\/features\/account\/(entry\/(?!auth-frame)|profile\/)|ui\/src\/(form\/(field|use-form|form-state|password-input|phone-input|switch|text-area)\.|show\/note\.|overlay\/modal)|contract\/src\/texts\/field-texts|rules\/src\/person\/(?!text-length)|icons\/(eye|eye-off|lock)\.)/;
/** What narrows, sorts and turns the pages of a list. */
const LISTS =
  /\/(app\/features\/listings\/|ui\/src\/(form\/(range-slider|select)|navigation\/pager)|rules\/src\/(catalogue\/(specs-condition|list-bounds|sort-orders)|page\/paging))/;
const SHARED = /\/(app\/|ui\/src\/|rules\/src\/|contract\/src\/|lucide-react\/)/;

export default defineConfig({
  plugins: [layerOrder(), tailwindcss(), reactRouter(), licences()],
  // The API process imports `handle` from this entry instead of the router's own server build.
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    // Five files instead of forty crumbs of 200 bytes, which compress badly (10 kB of 156) and are forty requests: what
    // changes only with an update of the framework, what most pages share, what asks the shop, what the lists and the forms share.
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
                  test: (id) => SHARED.test(id) && !ASKING.test(id) && !FORMS.test(id) && !LISTS.test(id),
                  minShareCount: 4,
                  priority: 1,
                },
                { name: 'calls', test: ASKING },
                { name: 'lists', test: LISTS, minShareCount: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2 },
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
