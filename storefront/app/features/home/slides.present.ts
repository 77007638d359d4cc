import type { ReplyOf } from '@tokhi/contract/client';
import type { Picture } from '@tokhi/ui/show/picture.tsx';
import { roomPicture } from '../../pictures/room-picture.ts';

type Home = ReplyOf<'homePage'>;

export interface HeroSlide {
  /** A word above the title; empty where the banner has none. */
  label: string;
  title: string;
  sentence: string;
  /** The product that the banner advertises; null when it shows a room only. */
  product: { code: string; name: string; priceTug: number | null } | null;
  picture: Picture;
}

export interface PromoSlide {
  title: string;
  description: string;
  /** The sub-category it leads to. */
  shelf: { code: string; name: string } | null;
  picture: Picture;
}

/** The slides of the hero: banners first, then the photo banners, which have only a name (spec §2 Home page). */
export const heroSlides = ({ homeBanner, photobanners }: Home): HeroSlide[] => [
  ...homeBanner.map((banner) => ({
    label: banner.title_3,
    title: banner.title_1,
    sentence: banner.title_2,
    product: advertised(banner),
    picture: roomPicture(banner),
  })),
  ...photobanners.map((photo) => ({
    label: 'Өрөөний санаа',
    title: photo.name,
    sentence: '',
    product: advertised({ ...photo, name: photo.product_name }),
    picture: roomPicture(photo),
  })),
];

type Advertised = Pick<Home['homeBanner'][number], 'code' | 'name' | 'product_type' | 'price_tug'>;

const advertised = ({ code, name, product_type, price_tug }: Advertised): HeroSlide['product'] =>
  code === null ? null : { code, name: [name, product_type].filter(Boolean).join(' '), priceTug: price_tug };

/** The banner carousel; a banner shows the name of the sub-category it leads to. */
export function promoSlides({ banners, subCategory }: Home): PromoSlide[] {
  const names = new Map(subCategory.map(({ id, sub_category_name }) => [id, sub_category_name]));
  return banners.map(({ title, description, subId, sub_category_code: code, ...picture }) => {
    const name = subId === null ? undefined : names.get(subId);
    const shelf = code === null || name === undefined ? null : { code, name };
    return { title, description, shelf, picture: roomPicture(picture) };
  });
}
