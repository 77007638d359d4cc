// What the pages of the checkout share with the cart's. Apart from the feature's other door, which stands in every page.
export { classOfKhoroo, khoroosOf } from '../estimate/class-of-khoroo.ts';
export { putInByCode } from '../put-in-by-code.ts';
export { CheckoutSteps } from './checkout-steps.tsx';
