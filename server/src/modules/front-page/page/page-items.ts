import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import {
  type FrontPageField,
  type FrontPageSection,
  featuredLists,
  frontPageSections,
} from '@tokhi/contract/admin/front-page/front-page-words';

/** Names of the items on a page, for changes and warnings. */
export interface PageNames {
  product: (code: string) => string;
  picture: (id: number) => string;
  subCategory: (code: string) => string;
  category: (code: string) => string;
  brand: (code: string) => string;
}

/** One item of a section: identified by its key, shown by its name, with the fields that may change. */
export interface PageItem {
  key: string;
  /** Position in its section, from 0. */
  place: number;
  name: string;
  fields: Partial<Record<FrontPageField, string | null>>;
}

type Unplaced = Omit<PageItem, 'place'>;

const joined = (names: readonly string[]) => names.join(', ');
const period = ({ starts_at, ends_at }: { starts_at: string | null; ends_at: string | null }) => ({
  starts_at,
  ends_at,
});

/** Every section of a page as a list of items, in the order of the page. */
export function itemsOf(page: FrontPage, names: PageNames): ReadonlyMap<FrontPageSection, PageItem[]> {
  const orNull = (code: string | null) => (code === null ? null : names.product(code));
  const listed = (codes: readonly string[]): Unplaced[] =>
    codes.map((code) => ({ key: code, name: names.product(code), fields: {} }));
  const sections: Record<FrontPageSection, Unplaced[]> = {
    home_banners: page.home_banners.map(({ title_1, title_2, title_3, picture, product, ...row }) => ({
      ...{ key: title_1, name: title_1 },
      fields: { title_1, title_2, title_3, picture: names.picture(picture), product: orNull(product), ...period(row) },
    })),
    photo_banners: page.photo_banners.map(({ name, picture, product, ...row }) => ({
      ...{ key: name, name },
      fields: { name, picture: names.picture(picture), product: orNull(product), ...period(row) },
    })),
    promo_banners: page.promo_banners.map(({ title, description, picture, sub_category, ...row }) => ({
      ...{ key: title, name: title },
      fields: {
        ...{ title, description, picture: names.picture(picture), sub_category: names.subCategory(sub_category) },
        ...period(row),
      },
    })),
    quick_categories: page.quick_categories.map(({ sub_category, title, image }) => ({
      ...{ key: sub_category, name: title ?? names.subCategory(sub_category), fields: { title, image } },
    })),
    special_offers: page.special_offers.map(({ product, starts_at, ends_at }) => ({
      ...{ key: product, name: names.product(product), fields: { starts_at, ends_at } },
    })),
    events: page.events.map(({ id, name, sentence, products, ...row }) => ({
      ...{ key: id === null ? `new ${name}` : String(id), name },
      fields: { name, sentence, products: joined(products.map(names.product)), ...period(row) },
    })),
    rooms: page.rooms.map(({ code, name, sentence, picture, products }) => ({
      ...{ key: code, name },
      fields: {
        ...{ name, sentence, picture: picture === null ? null : names.picture(picture) },
        products: joined(products.map(({ product }) => names.product(product))),
        spots: joined(products.flatMap(({ spot }) => (spot === null ? [] : `${spot.x}:${spot.y}`))),
      },
    })),
    ...(Object.fromEntries(featuredLists.map((list) => [list, listed(page.featured[list])])) as Record<
      (typeof featuredLists)[number],
      Unplaced[]
    >),
    category_sentences: page.category_sentences.map(({ code, sentence }) => ({
      ...{ key: code, name: names.category(code), fields: { sentence } },
    })),
    brand_sentences: page.brand_sentences.map(({ code, sentence }) => ({
      ...{ key: code, name: names.brand(code), fields: { sentence } },
    })),
  };
  return new Map(
    (Object.keys(frontPageSections) as FrontPageSection[]).map((section) => [section, withOwnKeys(sections[section])]),
  );
}

/** Equal keys are numbered. */
function withOwnKeys(items: Unplaced[]): PageItem[] {
  const seen = new Map<string, number>();
  return items.map((item, place) => {
    const count = (seen.get(item.key) ?? 0) + 1;
    seen.set(item.key, count);
    return { ...item, place, key: count === 1 ? item.key : `${item.key} ${count}` };
  });
}
