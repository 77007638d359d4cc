/** Synchronisation with the server is loaded when there is something to send. */
export const loadCartSync = () => import('./sync-cart.ts');
