import type { SortOrder } from '@tokhi/contract/fields/paging';

export const sortLabels: Record<SortOrder, string> = {
  popular: 'Эрэлттэй нь эхэнд',
  newest: 'Шинэ нь эхэнд',
  'price-up': 'Хямд нь эхэнд',
  'price-down': 'Үнэтэй нь эхэнд',
  discount: 'Их хямдарсан нь эхэнд',
  rating: 'Өндөр үнэлгээтэй нь эхэнд',
  size: 'Хэмжээгээр',
};

/** The order in which a list comes by itself; `is` is the choice that would say the same. */
export interface OwnOrder {
  is: SortOrder;
  label: string;
}

export const popularFirst: OwnOrder = { is: 'popular', label: sortLabels.popular };
export const newestFirst: OwnOrder = { is: 'newest', label: sortLabels.newest };
export const cutFirst: OwnOrder = { is: 'discount', label: sortLabels.discount };
/** What fits the words best; among equals the best sellers. */
export const fittingFirst: OwnOrder = { is: 'popular', label: 'Тохирох нь эхэнд' };
