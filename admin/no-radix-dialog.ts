// Replaces Radix's dialog, which cmdk imports and we never use: it writes style elements, which the policy of our pages forbids,
// and would be a fifth of the script that opens the search (vite.config.ts).
const nothing = () => null;

export { nothing as Content, nothing as Overlay, nothing as Portal, nothing as Root };
