import type { FrontPageWarning } from '@tokhi/contract/admin/front-page/front-page-words';

/** A warning in two words, for a row. */
export const warningWords: Readonly<Record<FrontPageWarning, string>> = {
  product_sold_out: 'Дууссан бараа',
  product_withdrawn: 'Бараа алга',
  offer_without_campaign: 'Хямдрал алга',
  price_differs: 'Үнэ зөрсөн',
  event_empty: 'Хоосон',
  room_empty: 'Хоосон',
  period_over: 'Хугацаа дууссан',
  picture_narrow: 'Нарийн зураг',
  picture_dull: 'Бүдэг зураг',
  sub_category_hidden: 'Ангилал алга',
  overwrites: 'Дарагдана',
};
