export { AddToCartButton } from './add-to-cart-button.tsx';
export { BuyNowButton } from './buy-now-button.tsx';
export { CartCount } from './cart-count.tsx';
export { CartIcon, CartTab } from './cart-icon.tsx';
export { openCart } from './cart-opening.ts';
export { CartPanel } from './cart-panel.tsx';
export type { EstimatedGoods } from './estimate/estimate-delivery.ts';
export { ProductEstimate } from './estimate/product-estimate.tsx';
export { CartKeeper } from './sync/cart-keeper.tsx';
