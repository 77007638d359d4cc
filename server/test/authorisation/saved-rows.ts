import type { EndpointName } from '@tokhi/contract/endpoints';
import { type AuthorisationRow, ITS_OWN } from './row-kinds.ts';

const id = '70489215';

/** What customers save, wait for and say: they name products, which are everybody's. */
export const savedRows = {
  addFavourite: { body: () => ({ id }), ofAnother: ITS_OWN },
  removeFavourite: { body: () => ({ id }), ofAnother: ITS_OWN },
  tellWhenBack: { body: () => ({ id }), ofAnother: ITS_OWN },
  addProductReview: { body: () => ({ id, rate: 5, message: 'Сайн' }), ofAnother: ITS_OWN },
  productReviews: { open: { id } },
} satisfies Partial<Record<EndpointName, AuthorisationRow>>;
