import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { saveShopFactsOnce } from '../modules/settings/public.ts';

const Khoroos = z.array(z.int().min(1));
const Places = z.object({
  districts: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      numberOfKhoroo: z.int(),
      asksForKhoroo: z.boolean().default(true),
      middle: Khoroos,
      far: Khoroos,
    }),
  ),
  pickupPlaces: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      address: z.string(),
      hours: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../reference/${file}`, import.meta.url), 'utf8'));

/** What every shop needs before its first product. Rows that are there stay as staff left them. */
export async function loadReference(db: Db): Promise<string> {
  const { districts, pickupPlaces } = Places.parse(await readJson('places.json'));
  const facts = await readJson('shop-facts.json');
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('districts')
      .values(
        districts.map(({ id, name, numberOfKhoroo, asksForKhoroo }) => ({
          id,
          name,
          number_of_khoroo: numberOfKhoroo,
          asks_for_khoroo: asksForKhoroo,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const classes = districts.flatMap(({ id, middle, far }) => [
      ...middle.map((khoroo) => ({ district_id: id, khoroo, class: 'middle' })),
      ...far.map((khoroo) => ({ district_id: id, khoroo, class: 'far' })),
    ]);
    await tx
      .insertInto('khoroo_classes')
      .values(classes)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await tx
      .insertInto('pickup_places')
      .values(
        pickupPlaces.map(({ latitude, longitude, ...place }, index) => ({
          ...place,
          position: index + 1,
          latitude: String(latitude),
          longitude: String(longitude),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await saveShopFactsOnce(tx, facts);
  });
  return `${districts.length} districts, ${pickupPlaces.length} pickup places, shop facts`;
}
