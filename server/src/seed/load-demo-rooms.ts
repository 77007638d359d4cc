import type { Tx } from '../db/database.ts';
import { type NamedProduct, productNamed } from './named-products.ts';
import type { Studio } from './studio-files.ts';

/** The rooms that the studio furnished, and what stands in them, the largest first. */
export async function loadDemoRooms(tx: Tx, products: NamedProduct[], studio: Studio): Promise<void> {
  for (const [index, [code, spots]] of Object.entries(studio.hotspots).entries()) {
    const inserted = await tx
      .insertInto('rooms')
      .values({ code, position: index + 1 })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) continue;
    const bySize = spots.toSorted((one, other) => area(other.box) - area(one.box));
    await tx
      .insertInto('room_products')
      .values(
        bySize.map(({ code: model, finish }, place) => ({
          room_id: inserted.id,
          product_id: productNamed(products, `${model} ${finish}`).id,
          position: place + 1,
        })),
      )
      .execute();
  }
}

const area = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[]): number => (right - left) * (bottom - top);
