import type { BadgeKind, ProductGap, ProductState } from '@tokhi/contract/admin/product-words';
import type { TagKind } from '../../parts/tag.tsx';

export const STATES: Record<ProductState, { text: string; kind: TagKind }> = {
  listed: { text: 'Дэлгүүрт', kind: 'ok' },
  draft: { text: 'Ноорог', kind: 'line' },
  planned: { text: 'Товлосон', kind: 'info' },
  withdrawn: { text: 'Хассан', kind: 'plain' },
};

/** For the filter, and for the row of the list. */
export const GAPS: Record<ProductGap, { text: string; short: string }> = {
  picture: { text: 'Зураг', short: 'зураг' },
  alt: { text: 'Зургийн alt', short: 'alt' },
  weight: { text: 'Жин', short: 'жин' },
  tax: { text: 'Татварын код', short: 'татвар' },
  text: { text: 'Бичвэр', short: 'бичвэр' },
};

export const STOCKS = { few: '5 ба түүнээс цөөн', none: 'Дууссан' } as const;

export const BADGES: Record<BadgeKind, string> = {
  new_lower_price: 'Хямдарсан',
  top_seller: 'Эрэлттэй',
  new: 'Шинэ',
  ikea_family_price: 'IKEA family price',
  last_chance: 'Last chance',
};
