/** The rows of the cart are loaded when somebody reaches for them, not with every page. */
export const loadCartContents = () => import('./cart-contents.tsx');
