/** Comes after the page: nobody sees it, and nothing is kept before the page is alive. */
export const loadCartKeeper = () => import('./cart-keeper.tsx');
