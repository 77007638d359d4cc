import { isoDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import type { Tx } from '../db/database.ts';
import { daysLater } from './days-later.ts';
import type { DemoContext } from './demo-context.ts';
import type { DemoProduct } from './demo-files.ts';
import type { RangeModel } from './studio-files.ts';

const millimetres = (cm: number | undefined): number | null => (cm === undefined ? null : Math.round(cm * 10));

/** Its place in the catalogue, and since when it is published. */
interface Place {
  model_id: number;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  published_at: Date;
}

/** One colour of a model: product, stock, parcels, pictures, badges and reviews; returns its id. */
export async function loadDemoProduct(
  tx: Tx,
  product: DemoProduct,
  made: RangeModel,
  place: Place,
  { studio, now }: DemoContext,
  index: number,
): Promise<number> {
  const finish = made.finishes.find(({ key }) => key === product.finish);
  if (!finish) throw new Error(`${product.code}: ${made.code} has no finish ${product.finish}`);
  const colour = product.colour ?? finish.name;
  const boxes = parcels(made);
  const volumeMl = boxes.reduce((sum, box) => sum + box.volume_ml * box.quantity, 0);
  const until = (days: number | undefined) => (days === undefined ? null : daysLater(now, days));
  const day = (instant: Date | null) => (instant === null ? null : isoDate(ulaanbaatarDate(instant)));
  const { id } = await tx
    .insertInto('products')
    .values({
      ...place,
      colour_id: await colourId(tx, colour, finish.hex),
      code: product.code,
      name: `${made.name} ${made.type}`,
      dimension: `${made.size.width}×${made.size.depth}×${made.size.height} см`,
      price_tug: product.priceTug,
      regular_price_tug: product.regularPriceTug,
      discount_percent: product.discountPercent,
      discount_starts_at: product.discountForDays === undefined ? null : now,
      discount_ends_at: until(product.discountForDays),
      price_valid_from: product.priceValidForDays === undefined ? null : day(now),
      price_valid_to: day(until(product.priceValidForDays)),
      is_family_price: product.familyPrice,
      bonus_percent: product.bonusPercent,
      ready_in_ulaanbaatar: product.readyInUlaanbaatar,
      // Goods in Ulaanbaatar have arrived already: nobody pays their transport from Beijing again (decision 156).
      china_delivery_tug: product.readyInUlaanbaatar ? 0 : chinaDeliveryTug(volumeMl),
      weight_grams: boxes.reduce((sum, box) => sum + box.weight_grams * box.quantity, 0),
      volume_ml: volumeMl,
      package_count: boxes.reduce((count, box) => count + box.quantity, 0),
      popularity: 100 - index,
      rating_count: product.reviews.length,
      rating_sum: product.reviews.reduce((total, { rate }) => total + rate, 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('stock_levels').values({ product_id: id, on_hand: product.stock }).execute();
  // The stock ledger begins with the received units: on hand is the sum of its movements.
  if (product.stock > 0) {
    const received = {
      on_hand_change: product.stock,
      on_hand_after: product.stock,
      reserved_after: 0,
      reason: 'received',
    };
    await tx
      .insertInto('stock_movements')
      .values({ product_id: id, ...received })
      .execute();
  }
  await tx
    .insertInto('product_packages')
    .values(boxes.map((box) => ({ ...box, product_id: id })))
    .execute();
  await loadPictures(tx, id, `${made.name} ${made.type}, ${colour}`, made.code, product.finish, studio);
  if (product.badges.length > 0) {
    await tx
      .insertInto('product_badges')
      .values(
        product.badges.map((kind) => ({ kind, product_id: id, starts_at: kind === 'new' ? place.published_at : now })),
      )
      .execute();
  }
  // Oldest first: the newest review has the highest id, like in a real shop.
  const byAge = product.reviews.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const [order, review] of byAge.entries()) {
    const email = `demo-${product.code}-${order + 1}@tokhi.example`;
    const author = tx.insertInto('customers').values({ email, name: review.name }).returning('id');
    const { id: customer_id } = await author.executeTakeFirstOrThrow();
    // Invented, as the demo shop's notice says (record 160).
    const said = { customer_id, product_id: id, rating: review.rate, message: review.message };
    await tx
      .insertInto('reviews')
      .values({ ...said, created_at: daysLater(now, -review.daysAgo) })
      .execute();
  }
  return id;
}

/** Several finishes may have the same colour name; the first swatch stays. */
async function colourId(tx: Tx, name: string, hex: string): Promise<number> {
  await tx
    .insertInto('colours')
    .values({ name, swatch: hex.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx.selectFrom('colours').select('id').where('name', '=', name).executeTakeFirstOrThrow();
  return id;
}

/** A rolled parcel (a rug) has a diameter instead of width and height. */
const parcels = ({ packages }: RangeModel) =>
  packages.map(({ width, length, height, diameter, weight, quantity }, index) => ({
    position: index + 1,
    quantity,
    length_mm: millimetres(length),
    width_mm: millimetres(width),
    height_mm: millimetres(height),
    diameter_mm: millimetres(diameter),
    weight_grams: Math.round(weight * 1_000),
    volume_ml: Math.max(1, Math.round(length * (width ?? diameter ?? 0) * (height ?? diameter ?? 0))),
  }));

/** The demo shop's fee for transport from Beijing, by the volume of a unit. */
function chinaDeliveryTug(volumeMl: number): number {
  const litres = volumeMl / 1_000;
  if (litres <= 200) return 0;
  if (litres <= 1_000) return 5_000;
  if (litres <= 2_500) return 10_000;
  return litres <= 4_000 ? 20_000 : 35_000;
}

async function loadPictures(
  tx: Tx,
  productId: number,
  alt: string,
  model: string,
  finish: string,
  studio: DemoContext['studio'],
) {
  const views = studio.products[model]?.[finish];
  const shot = (['hero', 'front', 'detail', 'room'] as const).flatMap((kind) => {
    const picture = views?.[kind];
    const file = picture?.files['800.webp'];
    if (picture === undefined || file === undefined) return [];
    const { width, height, files, placeholder } = picture;
    return [{ kind: kind as string, file, width, height, variants: JSON.stringify(files), placeholder }];
  });
  if (shot.length === 0) throw new Error(`${model}: the studio has no picture of ${finish}`);
  await tx
    .insertInto('product_images')
    .values(
      [...shot.map((one) => ({ ...one, alt })), ...drawings(model, studio)].map((one, index) => ({
        ...one,
        product_id: productId,
        position: index + 1,
      })),
    )
    .execute();
}

const SEEN_FROM = { front: 'урдаас', side: 'хажуугаас', above: 'дээрээс' } as const;

/** A drawing's caption: «Урдаас», and for a set also the piece, «Том сагс, урдаас». */
function drawings(model: string, studio: DemoContext['studio']) {
  const { piece = null, sides = {} } = studio.drawings[model] ?? {};
  return (['front', 'above', 'side'] as const).flatMap((seen_from) => {
    const drawn = sides[seen_from];
    const from = SEEN_FROM[seen_from];
    const alt = piece === null ? `${from.charAt(0).toUpperCase()}${from.slice(1)}` : `${piece}, ${from}`;
    return drawn === undefined ? [] : [{ kind: 'drawing', ...drawn, seen_from, alt }];
  });
}
