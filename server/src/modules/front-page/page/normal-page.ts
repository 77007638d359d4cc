import { isDeepStrictEqual } from 'node:util';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';

const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString());
const withPeriod = <Row extends { starts_at: string | null; ends_at: string | null }>(row: Row): Row => ({
  ...row,
  starts_at: moment(row.starts_at),
  ends_at: moment(row.ends_at),
});
/** Hundredths of a per cent: the tables store a spot as `real`, which keeps these digits. */
const hundredths = (per_cent: number) => Math.round(per_cent * 100) / 100;

/** A page as it would be read back from the tables. */
export const normalPage = (page: FrontPage): FrontPage => ({
  ...page,
  home_banners: page.home_banners.map(withPeriod),
  photo_banners: page.photo_banners.map(withPeriod),
  promo_banners: page.promo_banners.map(withPeriod),
  special_offers: page.special_offers.map(withPeriod) as FrontPage['special_offers'],
  events: page.events.map(withPeriod),
  rooms: page.rooms.map((room) => ({
    ...room,
    products: room.products.map(({ product, spot }) => ({
      product,
      spot: spot === null ? null : { x: hundredths(spot.x), y: hundredths(spot.y) },
    })),
  })),
});

export const isSamePage = (one: FrontPage, other: FrontPage): boolean => isDeepStrictEqual(one, other);
