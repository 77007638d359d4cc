// What the checkout pages share with the cart page. Apart from the feature's other public.ts, which every page loads.
export { classOfKhoroo, khoroosOf } from '../estimate/class-of-khoroo.ts';
export { putInByCode } from '../put-in-by-code.ts';
export { CheckoutSteps } from './checkout-steps.tsx';
