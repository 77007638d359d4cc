import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import {
  FRONT_PICTURE_WIDTH,
  type FrontPageSection,
  type FrontPageWarning,
  featuredLists,
  LEAST_PICTURE_CONTRAST,
} from '@tokhi/contract/admin/front-page/front-page-words';
import type { CallReply } from '@tokhi/contract/call';
import type { NamedOnPage } from '../../catalogue/public.ts';
import type { PictureRow } from '../pictures/pictures.queries.ts';
import type { PageNames } from './page-items.ts';

type Warning = CallReply<AdminCalls['checkFrontPage']>['warnings'][number];

interface Facts {
  names: PageNames;
  products: ReadonlyMap<string, NamedOnPage>;
  pictures: ReadonlyMap<number, PictureRow>;
  subCategories: readonly { code: string; is_shown: boolean }[];
}

/** `2,399,900₮` and `2399900 төг` in a text. */
const PRICE = /(\d[\d,. ]*\d)\s?(?:₮|төг)/g;
const pricesIn = (text: string): number[] =>
  [...text.matchAll(PRICE)].map(([, digits = '']) => Number(digits.replace(/\D/g, '')));

/** What staff should check before the page is published, in the order of its sections. */
export function pageWarnings(
  page: FrontPage,
  { names, products, pictures, subCategories }: Facts,
  now: Date,
): Warning[] {
  const warnings: Warning[] = [];
  const isOver = ({ ends_at }: { ends_at: string | null }) => ends_at !== null && new Date(ends_at) <= now;
  const shelves = new Map(subCategories.map(({ code, is_shown }) => [code, is_shown]));

  const about = (section: FrontPageSection, index: number, item: string) => {
    const warn = (kind: FrontPageWarning, product: string | null = null) =>
      warnings.push({ kind, section, index, item, product });
    return {
      warn,
      goods: (code: string | null): void => {
        if (code === null) return;
        const found = products.get(code);
        if (found?.is_listed !== true) warn('product_withdrawn', code);
        else if (found.remain === 0) warn('product_sold_out', code);
      },
      texts: (code: string | null, ...texts: string[]): void => {
        const price = code === null ? undefined : products.get(code)?.price;
        if (price !== undefined && texts.flatMap(pricesIn).some((written) => written !== price))
          warn('price_differs', code);
      },
      picture: (id: number | null): void => {
        const { width = null, contrast = null } = (id === null ? undefined : pictures.get(id)) ?? {};
        if (width !== null && width < FRONT_PICTURE_WIDTH) warn('picture_narrow');
        if (contrast !== null && contrast < LEAST_PICTURE_CONTRAST * 10) warn('picture_dull');
      },
      shelf: (code: string): void => {
        if (shelves.get(code) !== true) warn('sub_category_hidden');
      },
      period: (row: { ends_at: string | null }): void => {
        if (isOver(row)) warn('period_over');
      },
    };
  };

  for (const [index, banner] of page.home_banners.entries()) {
    const { goods, texts, picture, period } = about('home_banners', index, banner.title_1);
    goods(banner.product);
    texts(banner.product, banner.title_1, banner.title_2, banner.title_3);
    picture(banner.picture);
    period(banner);
  }
  for (const [index, banner] of page.photo_banners.entries()) {
    const { goods, texts, picture, period } = about('photo_banners', index, banner.name);
    goods(banner.product);
    texts(banner.product, banner.name);
    picture(banner.picture);
    period(banner);
  }
  for (const [index, banner] of page.promo_banners.entries()) {
    const { picture, shelf, period } = about('promo_banners', index, banner.title);
    picture(banner.picture);
    shelf(banner.sub_category);
    period(banner);
  }
  for (const [index, { sub_category, title }] of page.quick_categories.entries())
    about('quick_categories', index, title ?? names.subCategory(sub_category)).shelf(sub_category);
  for (const [index, offer] of page.special_offers.entries()) {
    const { goods, warn, period } = about('special_offers', index, names.product(offer.product));
    goods(offer.product);
    period(offer);
    const found = products.get(offer.product);
    // An offer is only shown while its price is below the regular one.
    if (found !== undefined && !isOver(offer) && found.price >= found.regular)
      warn('offer_without_campaign', offer.product);
  }
  for (const [index, event] of page.events.entries()) {
    const { warn, period } = about('events', index, event.name);
    if (!event.products.some((code) => products.get(code)?.is_listed)) warn('event_empty');
    period(event);
  }
  for (const [index, room] of page.rooms.entries()) {
    const { warn, goods, picture } = about('rooms', index, room.name);
    if (room.picture === null) continue;
    picture(room.picture);
    if (!room.products.some(({ product }) => products.get(product)?.is_listed)) warn('room_empty');
    for (const { product } of room.products) goods(product);
  }
  for (const list of featuredLists)
    for (const [index, code] of page.featured[list].entries()) about(list, index, names.product(code)).goods(code);
  return warnings;
}
