import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { layerOrder } from '../scripts/vite/layer-order.ts';
import { LICENCES, licences } from '../scripts/vite/licences.ts';
import { inlineTexts } from './inline-texts.ts';

/** Code that calls the shop: not needed before somebody presses, types or is signed in. */
const ASKING =
  /\/(app\/(calls\/(ask|use-call|call-state)|refusal-code)|contract\/src\/(ask-calls|client|endpoints|idempotency-key))/;
/** Code that forms share: a page without one does not load it. */
const FORMS =
  /\/(app\/features\/account\/(entry\/(?!auth-layout)|profile\/)|ui\/src\/(form\/(field|use-form|form-state|password-input|phone-input|switch|text-area)\.|show\/note\.|overlay\/modal)|contract\/src\/texts\/field-texts|rules\/src\/person\/(?!text-length))/;
/** Code that filters, sorts and pages a list. */
const LISTS =
  /\/(app\/features\/(listings\/|cards\/(card-list|product-row|rating))|ui\/src\/(slider\/range-slider|show\/stars|form\/select|navigation\/pager)|rules\/src\/(catalogue\/(specs-condition|list-bounds|sort-orders)|page\/paging))/;
/** Code for the steps from the cart to the order only, loaded with their pages: many of them share it, but no page needs it first. */
const CHECKOUT =
  /\/(app\/(features\/(orders\/|shipping\/|payment\/|cart\/((estimate|page|sync)\/|put-in-by-code))|money\/(sum|term-rows|code-field)\.|calls\/(use-(read|answer|leave-without-session)|read-failed)|local\/(cart-changes|stored-text|used-bonus|coupon-code|register-number|shipping-|three-words|named-place))|rules\/src\/(order\/|payment\/|cart\/cart-selection|delivery\/|money\/(vat|usable-bonus|service-fee|code-amount)))/;
/** The server's texts: pages show those that come with an answer. */
const REFUSALS = /\/contract\/src\/texts\/(refusal|server-texts)/;
/** Code that several pages use and most do not. */
const SEVERAL =
  /\/(ui\/src\/(form\/stepper|overlay\/(modal|dialog))|app\/(needs-script\.|customers-part\.|features\/(account\/new-password-field|cart\/(set\/|products-by-code))))/;
/** Code that the layout of every page shares with a page or two: one file instead of many tiny ones. */
const LAYOUT =
  /\/(app\/(local\/searches|layout\/(failure\/|footer\/phone-link)|features\/account\/(public|shell\/(account-corner|bonus-link|profile-tab|saved-icon)))|ui\/src\/(start\/deferred-section|show\/logo))/;
/** Code that product and order pages share: one file instead of many tiny ones. */
const GOODS =
  /\/(ui\/src\/(form\/stepper|show\/facts-section)|rules\/src\/delivery\/(pack-totals|assembly-and-fixing|charge-labels)|rules\/src\/order\/assembly-and-fixing|app\/(local\/review-draft|features\/product\/(reviews\/review-article|buying\/pack-totals)))/;
/** Code that the terms and the checkout share: one file instead of many tiny ones. */
const CHARGES =
  /\/rules\/src\/(money\/(vat|usable-bonus)|payment\/(transfer-reference|payment-methods)|delivery\/delivery-by-weight)\./;
/** Code that the home page and the openings of lists share. */
const ROOMS = /\/app\/features\/rooms\/(?!scene-picture|room-goods)/;
const SHARED = /\/(app\/|ui\/src\/|rules\/src\/|contract\/src\/)/;

export default defineConfig({
  plugins: [layerOrder(), tailwindcss(), reactRouter(), inlineTexts(), licences()],
  // The API process imports `handle` from this entry instead of the router's own server build.
  environments: {
    ssr: { build: { rolldownOptions: { input: './app/server.ts' } } },
    // Five files instead of forty of 200 bytes, which compress badly (10 kB of 156) and are forty requests: what
    // changes only with an update of the framework, what most pages share, what calls the shop, what the lists and the forms share.
    client: {
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ moduleIds }) =>
              moduleIds.some((id) => id.includes('/node_modules/')) ? `/*! Licences: /${LICENCES} */` : '',
            codeSplitting: {
              groups: [
                { name: 'framework', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
                { name: 'layout', test: LAYOUT, priority: 2 },
                { name: 'goods', test: GOODS, minShareCount: 2 },
                {
                  name: 'shop',
                  test: (id) =>
                    SHARED.test(id) &&
                    !ASKING.test(id) &&
                    !FORMS.test(id) &&
                    !LISTS.test(id) &&
                    !CHECKOUT.test(id) &&
                    !REFUSALS.test(id) &&
                    !SEVERAL.test(id) &&
                    !ROOMS.test(id),
                  minShareCount: 4,
                  priority: 1,
                },
                { name: 'calls', test: ASKING },
                { name: 'charges', test: CHARGES, minShareCount: 2 },
                { name: 'rooms', test: ROOMS, minShareCount: 2 },
                { name: 'lists', test: LISTS, minShareCount: 2 },
                { name: 'forms', test: FORMS, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // Named here, or its first use in a session makes Vite find it, bundle again and reload.
  optimizeDeps: { include: ['@radix-ui/react-slider', 'embla-carousel', 'leaflet', 'sonner'] },
  build: {
    // The Content-Security-Policy allows fonts, styles and scripts from our own addresses only, so no data: URLs.
    assetsInlineLimit: 0,
    // One sheet for all pages, 19 kB: ten small ones delay the first paint for longer than the whole.
    cssCodeSplit: false,
    target: 'es2023',
    sourcemap: false,
  },
});
