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

/** The default order of a list; `is` is the choice with the same meaning, null without one. */
export interface OwnOrder {
  is: SortOrder | null;
  label: string;
}

export const popularFirst: OwnOrder = { is: 'popular', label: sortLabels.popular };
export const newestFirst: OwnOrder = { is: 'newest', label: sortLabels.newest };
export const cutFirst: OwnOrder = { is: 'discount', label: sortLabels.discount };
/** What the staff picked, in their order. */
export const pickedFirst: OwnOrder = { is: null, label: 'Онцолсон нь эхэнд' };
/** By the day on which the badge was added, not the product. */
export const lastReducedFirst: OwnOrder = { is: null, label: 'Сүүлд хямдарсан нь эхэнд' };
export const lastArrivedFirst: OwnOrder = { is: null, label: 'Сүүлд ирсэн нь эхэнд' };
/** Best matches first; among equals the best sellers. */
export const fittingFirst: OwnOrder = { is: null, label: 'Тохирох нь эхэнд' };
