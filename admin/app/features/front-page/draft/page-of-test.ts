import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';

const ALWAYS = { starts_at: null, ends_at: null };

const banner = (title_1: string): FrontPage['home_banners'][number] => ({
  ...{ title_1, title_2: '', title_3: '', picture: 1, product: null },
  ...ALWAYS,
});

export const bannerOfTest = banner('Нэг');
export const offerOfTest: FrontPage['special_offers'][number] = {
  product: '70512101',
  starts_at: '2026-11-18T00:00:00.000Z',
  ends_at: '2026-11-20T00:00:00.000Z',
};
export const eventOfTest: FrontPage['events'][number] = {
  ...{ id: 1, name: 'Шинэ айл', sentence: '', products: ['70512101'] },
  ...ALWAYS,
};
export const roomOfTest: FrontPage['rooms'][number] = {
  ...{ code: 'living', name: 'Зочны өрөө', sentence: '', picture: 1 },
  products: [{ product: '70512101', spot: { x: 10, y: 20 } }],
};

/** A page for tests, with a few rows of each kind. */
export const pageOfTest = (): FrontPage => ({
  home_banners: ['Нэг', 'Хоёр', 'Гурав'].map(banner),
  photo_banners: [],
  promo_banners: [],
  quick_categories: [
    { sub_category: 'sofa', title: null, image: null },
    { sub_category: 'bed', title: 'Ор', image: null },
  ],
  featured: {
    ...{ recommended: ['70512101', '70512102'], top: [], top_brand: [], top_rated: [] },
    ...{ last_chance: [], trend: [] },
  },
  special_offers: [{ product: '70512101', starts_at: '2026-11-18T00:00:00.000Z', ends_at: '2026-11-20T00:00:00.000Z' }],
  events: [eventOfTest, { id: 2, name: 'Зуслан', sentence: '', products: [], ...ALWAYS }],
  rooms: [roomOfTest],
  category_sentences: [{ code: 'sofas', sentence: 'Тухтай' }],
  brand_sentences: [],
});
