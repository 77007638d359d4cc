// The front page as one record: the content of a version, and what is written into the tables that the shop reads.
import { z } from 'zod';
import { moment } from '../../fields/moment.ts';
import { productCode } from '../product-list-calls.ts';
import { brandSlug, shelfCode } from '../shelves/shelf-fields.ts';
import { featuredLists, frontPageLimits } from './front-page-words.ts';

const { banners, quick_categories, listed_products, offers, events, event_products, rooms, room_products } =
  frontPageLimits;
const int = z.int().positive().max(2_147_483_647);
const label = z.string().trim().max(frontPageLimits.label);
const title = z.string().trim().min(1).max(frontPageLimits.title);
const sentence = z.string().trim().max(frontPageLimits.sentence);
/** From the picture library. */
export const frontPictureId = int;
const picture = frontPictureId;

/** From when and until when it is shown; null: without a limit. */
const period = { starts_at: moment.nullable(), ends_at: moment.nullable() };
const endsAfterStart = ({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }) =>
  starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at);
const AT_END = { path: ['ends_at'] };

const unique = (keys: readonly string[]) => new Set(keys).size === keys.length;
const products = (most: number) => z.array(productCode).max(most).refine(unique);

const homeBanner = z
  .strictObject({
    /** Title, sentence and the word above the title. The price comes from the product. */
    ...{ title_1: title, title_2: sentence, title_3: label },
    ...{ picture, product: productCode.nullable(), ...period },
  })
  .refine(endsAfterStart, AT_END);

const photoBanner = z
  .strictObject({ name: title, picture, product: productCode.nullable(), ...period })
  .refine(endsAfterStart, AT_END);

const promoBanner = z
  .strictObject({ title, description: sentence, picture, sub_category: shelfCode, ...period })
  .refine(endsAfterStart, AT_END);

const quickCategory = z.strictObject({
  sub_category: shelfCode,
  /** Null: name and picture of the sub-category. */
  title: title.nullable(),
  image: z
    .string()
    .regex(/^\/images\/[a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]*$/)
    .nullable(),
});

const specialOffer = z
  .strictObject({ product: productCode, starts_at: moment, ends_at: moment })
  .refine(endsAfterStart, AT_END);

const event = z
  .strictObject({
    /** In the address of its page; null for a new one, which gets its id when it is saved. */
    id: int.nullable(),
    ...{ name: title, sentence, ...period, products: products(event_products) },
  })
  .refine(endsAfterStart, AT_END);

const percent = z.number().min(0).max(100);
const room = z
  .strictObject({
    /** In the address of the room; never changed. */
    code: brandSlug,
    ...{ name: title, sentence },
    /** Null: it is not shown. */
    picture: picture.nullable(),
    /** The largest first; where its mark is, in per cent of the picture, or null if it cannot be seen. */
    products: z
      .array(z.strictObject({ product: productCode, spot: z.strictObject({ x: percent, y: percent }).nullable() }))
      .max(room_products)
      .refine((pieces) => unique(pieces.map(({ product }) => product))),
  })
  .refine(({ picture: shown, name }) => shown === null || name !== '');

/** Two periods of one product never overlap. */
function apart(all: readonly z.output<typeof specialOffer>[]): boolean {
  const of = Map.groupBy(all, ({ product }) => product);
  return [...of.values()].every((same) => {
    const inOrder = same.toSorted((one, other) => Date.parse(one.starts_at) - Date.parse(other.starts_at));
    return inOrder.every(
      (one, at) => at === 0 || Date.parse(inOrder[at - 1]?.ends_at ?? '') <= Date.parse(one.starts_at),
    );
  });
}

/** Every list is in the order of the page. */
export const frontPage = z.strictObject({
  home_banners: z.array(homeBanner).max(banners),
  photo_banners: z.array(photoBanner).max(banners),
  promo_banners: z.array(promoBanner).max(banners),
  quick_categories: z
    .array(quickCategory)
    .max(quick_categories)
    .refine((tiles) => unique(tiles.map(({ sub_category }) => sub_category))),
  /** The shop fills an empty list itself, as docs/lists.md says. */
  featured: z.strictObject(
    Object.fromEntries(featuredLists.map((list) => [list, products(listed_products)])) as Record<
      (typeof featuredLists)[number],
      ReturnType<typeof products>
    >,
  ),
  special_offers: z.array(specialOffer).max(offers).refine(apart),
  events: z
    .array(event)
    .max(events)
    .refine((all) => unique(all.map(({ name }) => name)))
    .refine((all) => unique(all.flatMap(({ id }) => (id === null ? [] : String(id))))),
  rooms: z
    .array(room)
    .max(rooms)
    .refine((all) => unique(all.map(({ code }) => code))),
  /** They open the pages of categories and brands; shelves that are not named here keep theirs. */
  category_sentences: z.array(z.strictObject({ code: shelfCode, sentence })).max(500),
  brand_sentences: z.array(z.strictObject({ code: brandSlug, sentence })).max(500),
});

export type FrontPage = z.output<typeof frontPage>;
