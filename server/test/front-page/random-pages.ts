import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import { featuredLists } from '@tokhi/contract/admin/front-page/front-page-words';
import fc from 'fast-check';

const DAY_MS = 86_400_000;

/** The material of random pages. */
export interface PageStuff {
  shop: FrontPage;
  products: string[];
  subCategories: string[];
  pictures: number[];
  /** Periods begin and end around this time. */
  around: Date;
}

const texts = fc.constantFrom(
  ...[
    'Гэртээ тухлах цаг',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "';--",
    'Өвлийн дулаан & зөөлөн',
  ],
  ...[
    '</title><svg onload=alert(1)>',
    '{{constructor}}',
    'Урт '.repeat(12).trim(),
    'javascript:alert(1)',
    '&lt;b&gt;тод&lt;/b&gt;',
  ],
);

/** Random pages that the contract accepts, built from the shop's data; the same for the same seed. */
export function randomPages(
  { shop, products, subCategories, pictures, around }: PageStuff,
  count: number,
  seed: number,
): FrontPage[] {
  const moment = fc
    .integer({ min: -20 * 24, max: 40 * 24 })
    .map((hours) => new Date(around.getTime() + (hours * DAY_MS) / 24).toISOString());
  const period = fc.tuple(fc.option(moment, { freq: 3 }), fc.option(moment, { freq: 3 })).map(([one, other]) => {
    if (one === null || other === null) return { starts_at: one, ends_at: other };
    const [starts_at, ends_at] = [one, other].toSorted();
    return starts_at === ends_at
      ? { starts_at: null, ends_at: null }
      : { starts_at: starts_at ?? null, ends_at: ends_at ?? null };
  });
  const product = fc.constantFrom(...products);
  const listed = (most: number) => fc.shuffledSubarray(products.slice(0, 120), { maxLength: most });
  const picture = fc.constantFrom(...pictures);
  const named = { picture, product: fc.option(product) };
  const withPeriod = <Row extends object>(row: fc.Arbitrary<Row>) =>
    fc.tuple(row, period).map(([one, when]) => ({ ...one, ...when }));
  const spot = fc
    .record({ x: fc.integer({ max: 10_000, min: 0 }), y: fc.integer({ max: 10_000, min: 0 }) })
    .map(({ x, y }) => ({ x: x / 100, y: y / 100 }));
  const sentence = fc.option(texts).map((text) => text ?? '');
  const page: fc.Arbitrary<FrontPage> = fc.record({
    home_banners: fc.array(
      withPeriod(
        fc.record({ title_1: texts, title_2: sentence, title_3: fc.constantFrom('', 'Шинэ', '<b>'), ...named }),
      ),
      { maxLength: 6 },
    ),
    photo_banners: fc.array(withPeriod(fc.record({ name: texts, ...named })), { maxLength: 4 }),
    promo_banners: fc.array(
      withPeriod(
        fc.record({ title: texts, description: sentence, picture, sub_category: fc.constantFrom(...subCategories) }),
      ),
      { maxLength: 5 },
    ),
    quick_categories: fc
      .shuffledSubarray(subCategories, { maxLength: 12 })
      .chain((codes) =>
        fc.tuple(
          ...codes.map((sub_category) =>
            fc.record({ sub_category: fc.constant(sub_category), title: fc.option(texts), image: fc.constant(null) }),
          ),
        ),
      ),
    featured: fc.record(Object.fromEntries(featuredLists.map((list) => [list, listed(14)]))) as unknown as fc.Arbitrary<
      FrontPage['featured']
    >,
    special_offers: fc.uniqueArray(product, { maxLength: 4 }).map((codes) =>
      codes.map((code, at) => ({
        product: code,
        starts_at: new Date(around.getTime() - (at + 1) * DAY_MS).toISOString(),
        ends_at: new Date(around.getTime() + (at + 3) * 9 * DAY_MS).toISOString(),
      })),
    ),
    events: fc.shuffledSubarray(shop.events).chain((kept) =>
      fc
        .uniqueArray(withPeriod(fc.record({ id: fc.constant(null), name: texts, sentence, products: listed(8) })), {
          maxLength: 3,
          selector: ({ name }) => name,
        })
        .map((fresh) => [...kept, ...fresh.map((event) => ({ ...event, name: `${event.name}!`.slice(0, 60) }))]),
    ),
    rooms: fc.shuffledSubarray(shop.rooms).chain((rooms) =>
      fc.tuple(
        ...rooms.map((room) =>
          fc.record({
            ...{
              code: fc.constant(room.code),
              name: fc.constant(room.name),
              sentence,
              picture: fc.option(picture, { freq: 8 }),
            },
            products: fc
              .shuffledSubarray(room.products)
              .chain((pieces) =>
                fc.tuple(
                  ...pieces.map((piece) => fc.record({ product: fc.constant(piece.product), spot: fc.option(spot) })),
                ),
              ),
          }),
        ),
      ),
    ),
    category_sentences: fc
      .shuffledSubarray(shop.category_sentences)
      .chain((all) => fc.tuple(...all.map(({ code }) => fc.record({ code: fc.constant(code), sentence })))),
    brand_sentences: fc
      .shuffledSubarray(shop.brand_sentences)
      .chain((all) => fc.tuple(...all.map(({ code }) => fc.record({ code: fc.constant(code), sentence })))),
  });
  return fc.sample(page, { numRuns: count, seed });
}
