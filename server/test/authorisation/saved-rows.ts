import type { EndpointName } from '@tokhi/contract/endpoints';
import { type AuthorisationRow, ITS_OWN } from './row-kinds.ts';

const id = '70489215';

/** Favourites, alerts and reviews: these calls name only products, which are public. */
export const savedRows = {
  addFavourite: { body: () => ({ id }), ofAnother: ITS_OWN },
  removeFavourite: { body: () => ({ id }), ofAnother: ITS_OWN },
  tellWhenBack: { body: () => ({ id }), ofAnother: ITS_OWN },
  addProductReview: { body: () => ({ id, rate: 5, message: 'Сайн' }), ofAnother: ITS_OWN },
  productReviews: { open: { id } },
} satisfies Partial<Record<EndpointName, AuthorisationRow>>;
