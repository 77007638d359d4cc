import type { Row, RowSection } from './page-draft.ts';

const HOUR_MS = 3_600_000;
const OFFER_HOURS = 72;
const ALWAYS = { starts_at: null, ends_at: null };
/** No picture chosen yet. */
export const NO_PICTURE = 0;

/** The initial values of a new row; an offer begins at the next whole hour. */
export const newRow: { [Section in Exclude<RowSection, 'special_offers'>]: () => Row<Section> } = {
  home_banners: () => ({ title_1: '', title_2: '', title_3: '', picture: NO_PICTURE, product: null, ...ALWAYS }),
  photo_banners: () => ({ name: '', picture: NO_PICTURE, product: null, ...ALWAYS }),
  promo_banners: () => ({ title: '', description: '', picture: NO_PICTURE, sub_category: '', ...ALWAYS }),
  quick_categories: () => ({ sub_category: '', title: null, image: null }),
  events: () => ({ id: null, name: '', sentence: '', products: [], ...ALWAYS }),
  rooms: () => ({ code: '', name: '', sentence: '', picture: null, products: [] }),
};

/** An offer of a product from the next whole hour for three days, or after the product's last offer. */
export function newOffer(product: string, offers: readonly Row<'special_offers'>[], now: Date): Row<'special_offers'> {
  const ends = offers.filter((offer) => offer.product === product).map(({ ends_at }) => Date.parse(ends_at));
  const nextHour = (Math.floor(now.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const starts = Math.max(nextHour, ...ends);
  const moment = (ms: number) => new Date(ms).toISOString();
  return { product, starts_at: moment(starts), ends_at: moment(starts + OFFER_HOURS * HOUR_MS) };
}
