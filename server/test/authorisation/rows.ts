// The authorisation matrix: a row for every bound call (authorisation.test.ts fails if one is missing). The body of each customer call,
// and which rows of another customer it could touch.
import type { EndpointName } from '@tokhi/contract/endpoints';
import { cartRows } from './cart-rows.ts';
import { orderRows } from './order-rows.ts';
import { ownAccountRows } from './own-account-rows.ts';
import { type AuthorisationRow, ITS_OWN } from './row-kinds.ts';
import { savedRows } from './saved-rows.ts';

export const authorisationRows: Partial<Record<EndpointName, AuthorisationRow>> = {
  homePage: { open: {} },
  brands: { open: {} },
  categories: { open: {} },
  subCategories: { open: { cat: 'sofas' } },
  singleProduct: { open: { id: '70489215' } },
  productCards: { open: { id: [1] } },
  changeProductColor: { open: { id: '70489215' } },
  categoryProduct: { open: { id: 1 } },
  subCategoryProduct: { open: { id: 'sofa' } },
  brandProduct: { open: { id: 1 } },
  event: { open: { id: 1 } },
  search: { open: { search: 'буйдан' } },
  suggest: { open: { search: 'буй' } },
  searchOutcome: { open: { search: 'буйдан', product: '70489215', did: 'open' } },
  top20: { open: {} },
  lowerPrice: { open: {} },
  newArrival: { open: {} },
  familyPrice: { open: {} },
  newProducts: { open: {} },
  ikeaFamily: { open: {} },
  compare: { open: { id: ['70489215'] } },

  login: { open: { email: 'nobody@tokhi.example', password: 'x' } },
  register: { open: { user: {} } },
  forgotPassword: { open: { email: 'nobody@tokhi.example' } },
  sendConfirmation: { open: { email: 'nobody@tokhi.example' } },
  confirmEmail: { open: { token: 'A'.repeat(43) } },
  resetPassword: { open: { token: 'A'.repeat(43), password: 'нууц үг мөн' } },
  sendCode: { open: { email: 'nobody@tokhi.example', terms: false } },
  useCode: { open: { code: '123456', browser: 'A'.repeat(43) } },
  socialLogin: { open: { ticket: 'A'.repeat(43) } },
  facebookLogin: { open: { user: { id: '1' }, accessToken: 'of nobody' } },

  logout: { body: () => ({}), ofAnother: ITS_OWN },
  ...ownAccountRows,
  ...savedRows,
  ...cartRows,
  ...orderRows,

  places: { open: {} },
  opening: { open: { page: 'category', id: 1 } },
  room: { open: { code: 'ger' } },
  lookUpOrganisation: { body: () => ({ register: '1234567' }), ofAnother: ITS_OWN },
  threeWords: { body: () => ({ lat: 47.9, long: 106.9 }), ofAnother: ITS_OWN },
};
