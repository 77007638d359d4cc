/** Loaded after the page: nobody sees it, and nothing is stored before hydration. */
export const loadCartKeeper = () => import('./cart-keeper.tsx');
