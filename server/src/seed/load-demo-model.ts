import { ulaanbaatarDate } from '@tokhi/rules/calendar';
import type { Tx } from '../db/database.ts';
import type { DemoModel, DemoProduct } from './demo-files.ts';

const DAY_MS = 86_400_000;
const later = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS);
const centimetres = (cm: number): number => Math.round(cm * 10);

interface Place {
  model_id: number;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
}

/** One model with all its colours; returns how many products it brought, 0 when the model was there. */
export async function loadDemoModel(tx: Tx, model: DemoModel, now: Date): Promise<number> {
  const sub = await tx
    .selectFrom('sub_categories')
    .select(['id', 'category_id'])
    .where('code', '=', model.subCategory)
    .executeTakeFirstOrThrow(() => new Error(`${model.code}: no sub-category ${model.subCategory}`));
  const brand = await tx
    .selectFrom('brands')
    .select('id')
    .where('slug', '=', model.brand)
    .executeTakeFirstOrThrow(() => new Error(`${model.code}: no brand ${model.brand}`));
  const inserted = await tx
    .insertInto('models')
    .values({
      code: model.code,
      name: model.name,
      product_type: model.productType,
      category_id: sub.category_id,
      sub_category_id: sub.id,
      brand_id: brand.id,
      description_html: model.description,
      designer_concept_html: model.designerConcept,
      care_and_materials_html: model.careAndMaterials,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return 0;
  await tx
    .insertInto('model_dimensions')
    .values(model.dimensions.map((line, index) => ({ ...line, model_id: inserted.id, position: index + 1 })))
    .execute();
  const place = { model_id: inserted.id, category_id: sub.category_id, sub_category_id: sub.id, brand_id: brand.id };
  for (const [index, product] of model.products.entries()) await loadProduct(tx, model, product, place, now, index);
  return model.products.length;
}

async function loadProduct(tx: Tx, model: DemoModel, product: DemoProduct, place: Place, now: Date, index: number) {
  const colour = await tx
    .selectFrom('colours')
    .select('id')
    .where('name', '=', product.colour)
    .executeTakeFirstOrThrow(() => new Error(`${product.code}: no colour ${product.colour}`));
  const boxes = model.packages.map((box, position) => ({
    position: position + 1,
    name: box.name,
    quantity: box.quantity,
    length_mm: centimetres(box.lengthCm),
    width_mm: centimetres(box.widthCm),
    height_mm: centimetres(box.heightCm),
    weight_grams: Math.round(box.weightKg * 1_000),
    volume_ml: Math.round(box.lengthCm * box.widthCm * box.heightCm),
  }));
  const sum = (of: 'weight_grams' | 'volume_ml') => boxes.reduce((total, box) => total + box[of] * box.quantity, 0);
  const { id } = await tx
    .insertInto('products')
    .values({
      ...place,
      colour_id: colour.id,
      code: product.code,
      name: `${model.name} ${model.productType}`,
      dimension: model.dimension,
      price_tug: product.priceTug,
      regular_price_tug: product.regularPriceTug,
      discount_percent: product.discountPercent,
      discount_starts_at: product.discountForDays === undefined ? null : now,
      discount_ends_at: product.discountForDays === undefined ? null : later(now, product.discountForDays),
      price_valid_from: product.priceValidForDays === undefined ? null : dateText(now),
      price_valid_to: product.priceValidForDays === undefined ? null : dateText(later(now, product.priceValidForDays)),
      is_family_price: product.familyPrice,
      bonus_percent: product.bonusPercent,
      ready_in_ulaanbaatar: product.readyInUlaanbaatar,
      china_delivery_tug: product.chinaDeliveryTug,
      weight_grams: sum('weight_grams'),
      volume_ml: sum('volume_ml'),
      package_count: boxes.reduce((count, box) => count + box.quantity, 0),
      popularity: 100 - index,
      published_at: now,
      rating_count: product.reviews.length,
      rating_sum: product.reviews.reduce((total, { rate }) => total + rate, 0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('stock_levels').values({ product_id: id, on_hand: product.stock }).execute();
  await tx
    .insertInto('product_packages')
    .values(boxes.map((box) => ({ ...box, product_id: id })))
    .execute();
  const alt = `${model.name} ${model.productType}, ${product.colour}`;
  const pictures = [...product.images, { ...model.drawing, kind: 'drawing' }].map((picture, position) => ({
    ...picture,
    product_id: id,
    position: position + 1,
    alt,
  }));
  await tx.insertInto('product_images').values(pictures).execute();
  if (product.badges.length > 0) {
    await tx
      .insertInto('product_badges')
      .values(product.badges.map((kind) => ({ kind, product_id: id, starts_at: now })))
      .execute();
  }
  // Oldest first: the newest review has the highest id, as it has in a living shop.
  const byAge = product.reviews.toSorted((one, other) => other.daysAgo - one.daysAgo);
  for (const review of byAge) await loadReview(tx, id, review, now);
}

async function loadReview(tx: Tx, productId: number, review: DemoProduct['reviews'][number], now: Date): Promise<void> {
  const email = `demo-${productId}-${review.daysAgo}@tokhi.example`;
  const { id } = await tx
    .insertInto('customers')
    .values({ email, name: review.name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('reviews')
    .values({
      customer_id: id,
      product_id: productId,
      rating: review.rate,
      message: review.message,
      created_at: later(now, -review.daysAgo),
    })
    .execute();
}

/** A calendar day as PostgreSQL writes one, in Ulaanbaatar. */
function dateText(instant: Date): string {
  const { year, month, day } = ulaanbaatarDate(instant);
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
