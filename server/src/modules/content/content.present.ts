import type { ReplyOf } from '@tokhi/contract/client';
import type { PictureFiles } from '@tokhi/contract/fields/pictures';
import type { ShopEvent } from '@tokhi/contract/fields/shop-entities';
import type { HomeRow } from './content.queries.ts';

type Banners = Pick<ReplyOf<'homePage'>, 'homeBanner' | 'photobanners' | 'banners'>;

export const presentEvent = ({ id, name }: { id: number; name: string }): ShopEvent => ({ id, event_name: name });

/** The column is JSON; its check allows only an object, and only encoded pictures write it. */
const picture = (row: { image: string; variants: unknown; placeholder: string | null }) => ({
  image: row.image,
  image_files: row.variants as PictureFiles,
  image_placeholder: row.placeholder,
});

export const presentBanners = ({ home_banners, photo_banners, promo_banners }: HomeRow): Banners => ({
  homeBanner: home_banners.map((row) => ({
    title_1: row.title_1,
    title_2: row.title_2,
    title_3: row.title_3,
    price_tug: row.product?.price_tug ?? null,
    code: row.product?.code ?? null,
    name: row.product?.name ?? null,
    product_type: row.product?.product_type ?? null,
    ...picture(row),
  })),
  photobanners: photo_banners.map((row) => ({
    name: row.name,
    price_tug: row.product?.price_tug ?? null,
    code: row.product?.code ?? null,
    product_name: row.product?.name ?? null,
    product_type: row.product?.product_type ?? null,
    ...picture(row),
  })),
  banners: promo_banners.map((row) => ({
    title: row.title,
    description: row.description,
    subId: row.sub_category_id,
    sub_category_code: row.sub_category_code,
    ...picture(row),
  })),
});
