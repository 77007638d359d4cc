import type { Plugin } from 'vite';

/** The fixed order, whichever file loads first: a page's own styles win over those of its components. */
const ORDER = '@layer theme, base, parts, components, utilities;';

/**
 * Writes the order of the layers at the top of every style sheet. The first mention of a layer counts, and the bundler decides the
 * order of the sheets; the minifier removes the repeated statements.
 */
export const layerOrder = (): Plugin => ({
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/ },
    handler: (code) => ({ code: `${ORDER}\n${code}`, map: null }),
  },
});
