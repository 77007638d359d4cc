/** What keeps the cart in step with the server comes when there is something to keep. */
export const loadCartSync = () => import('./sync-cart.ts');
