import type { Plugin } from 'vite';

/** For good, whichever file arrives first: a page's own styles win over those of the parts it is made of. */
const ORDER = '@layer theme, base, parts, components, utilities;';

/**
 * Says the order of the layers at the top of every style sheet. It counts where a layer is named first, and in which order
 * the sheets are put together is the bundler's affair; the minifier leaves one order of the many.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: `${ORDER}\n${code}`, map: null }),
  },
});
