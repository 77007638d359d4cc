export { AddToCartButton } from './add-to-cart-button.tsx';
export { CartCount } from './cart-count.tsx';
export { CartIcon, CartTab } from './cart-icon.tsx';
export { openCart } from './cart-opening.ts';
export { CartPanel } from './cart-panel.tsx';
