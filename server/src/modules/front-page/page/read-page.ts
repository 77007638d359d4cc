import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { featuredLists } from '@tokhi/contract/admin/front-page/front-page-words';
import type { Db, Tx } from '../../../db/database.ts';
import { productCodesById, roomsOfPage, sentencesOfPage, subCategoryCodesById } from '../../catalogue/public.ts';
import { contentOfPage } from '../../content/public.ts';
import { adoptPictures, pictureIdsByFile } from '../pictures/pictures.queries.ts';

/** Id of a picture in the shop that is not in the library yet; only in a page used for a comparison. */
const UNKNOWN_PICTURE = 0;

type Rows = Awaited<ReturnType<typeof readRows>>;

async function readRows(db: Db) {
  const content = await contentOfPage(db);
  const rooms = await roomsOfPage(db);
  return { content, rooms, sentences: await sentencesOfPage(db) };
}

/** The front page from the tables of the shop. It takes several queries: run it in one snapshot or under the lock of publishers. */
export async function readPage(db: Db): Promise<FrontPage> {
  return pageOf(db, await readRows(db));
}

/** The same for a version: adds its pictures to the library, with the text of their item as alt text until staff write a better one. */
export async function readPageOfVersion(tx: Tx, now: Date): Promise<FrontPage> {
  const rows = await readRows(tx);
  const known = await pictureIdsByFile(tx);
  const unknown = picturesOf(rows).filter(({ file }) => !known.has(file));
  await adoptPictures(tx, [...new Map(unknown.map((picture) => [picture.file, picture])).values()], now);
  return pageOf(tx, rows);
}

function picturesOf({ content, rooms }: Rows) {
  const shown = [
    ...rooms.map((room) => ({ ...room, alt: room.name })),
    ...content.home_banners.map((banner) => ({ ...banner, alt: banner.title_1 })),
    ...content.photo_banners.map((banner) => ({ ...banner, alt: banner.name })),
    ...content.promo_banners.map((banner) => ({ ...banner, alt: banner.title })),
  ];
  return shown.flatMap(({ image, variants, placeholder, alt }) =>
    image === null ? [] : [{ alt, file: image, variants, placeholder, width: widestOf(variants) }],
  );
}

/** The keys contain the widths: `1600.webp`. */
function widestOf(variants: unknown): number | null {
  const widths = Object.keys(variants as Record<string, string>).map((key) => Number.parseInt(key, 10));
  const widest = Math.max(0, ...widths.filter((width) => Number.isInteger(width)));
  return widest === 0 ? null : widest;
}

/** PostgreSQL's JSON formats a timestamp differently. */
const moment = (text: string | Date) => new Date(text).toISOString();
const orNull = (text: string | Date | null) => (text === null ? null : moment(text));
const period = (row: { starts_at: string | Date | null; ends_at: string | Date | null }) => ({
  starts_at: orNull(row.starts_at),
  ends_at: orNull(row.ends_at),
});

async function pageOf(db: Db, { content, rooms, sentences }: Rows): Promise<FrontPage> {
  const pictures = await pictureIdsByFile(db);
  const shelves = await subCategoryCodesById(db);
  const codes = await productCodesById(db, [
    ...[...content.home_banners, ...content.photo_banners].flatMap(({ product_id }) => product_id ?? []),
    ...[...content.featured_products, ...content.special_offers].map(({ product_id }) => product_id),
    ...content.events.flatMap(({ products }) => products ?? []),
    ...rooms.flatMap(({ pieces }) => pieces.map(({ product_id }) => product_id)),
  ]);
  const picture = (file: string) => pictures.get(file) ?? UNKNOWN_PICTURE;
  const code = (id: number) => nameOf(codes, id);
  const codeOrNull = (id: number | null) => (id === null ? null : code(id));
  const listed = (list: string) =>
    content.featured_products.filter((row) => row.list === list).map((row) => code(row.product_id));
  return {
    home_banners: content.home_banners.map(({ title_1, title_2, title_3, image, product_id, ...row }) => ({
      ...{ title_1, title_2, title_3, picture: picture(image), product: codeOrNull(product_id), ...period(row) },
    })),
    photo_banners: content.photo_banners.map(({ name, image, product_id, ...row }) => ({
      ...{ name, picture: picture(image), product: codeOrNull(product_id), ...period(row) },
    })),
    promo_banners: content.promo_banners.map(({ title, description, image, sub_category_id, ...row }) => ({
      ...{
        title,
        description,
        picture: picture(image),
        sub_category: nameOf(shelves, sub_category_id),
        ...period(row),
      },
    })),
    quick_categories: content.quick_categories.map(({ sub_category_id, title, image }) => ({
      ...{ sub_category: nameOf(shelves, sub_category_id), title, image },
    })),
    featured: Object.fromEntries(featuredLists.map((list) => [list, listed(list)])) as FrontPage['featured'],
    special_offers: content.special_offers.map(({ product_id, starts_at, ends_at }) => ({
      ...{ product: code(product_id), starts_at: moment(starts_at), ends_at: moment(ends_at) },
    })),
    events: content.events.map(({ id, name, sentence, products, ...row }) => ({
      ...{ id, name, sentence, ...period(row), products: (products ?? []).map(code) },
    })),
    rooms: rooms.map(({ code: room, name, sentence, image, pieces }) => ({
      ...{ code: room, name, sentence, picture: image === null ? null : picture(image) },
      products: pieces.map(({ product_id, x, y }) => ({
        ...{ product: code(product_id), spot: x === null || y === null ? null : { x, y } },
      })),
    })),
    category_sentences: sentences.categories.map(({ code: category, sentence }) => ({ code: category, sentence })),
    brand_sentences: sentences.brands.map(({ code: brand, sentence }) => ({ code: brand, sentence })),
  };
}

function nameOf(names: ReadonlyMap<number, string>, id: number): string {
  const name = names.get(id);
  if (name === undefined) throw new Error(`the front page names ${id}, which is not there`);
  return name;
}
