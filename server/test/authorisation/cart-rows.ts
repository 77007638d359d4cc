import type { EndpointName } from '@tokhi/contract/endpoints';
import { type AuthorisationRow, ITS_OWN } from './row-kinds.ts';

const code = '70489215';

/** The cart belongs to the session: these calls name only products, which are public. */
export const cartRows = {
  addToCart: { body: () => ({ code }), ofAnother: ITS_OWN },
  removeFromCart: { body: () => ({ code }), ofAnother: ITS_OWN },
  updateCart: { body: () => ({ products: [{ model: code, checked: true, qty: 1 }] }), ofAnother: ITS_OWN },
  mergeCart: { body: () => ({ products: [{ model: code, checked: true, qty: 1 }] }), ofAnother: ITS_OWN },
  cartOrders: { body: () => ({}), ofAnother: ITS_OWN },
  cartProduct: { open: { products: [code] } },
} satisfies Partial<Record<EndpointName, AuthorisationRow>>;
