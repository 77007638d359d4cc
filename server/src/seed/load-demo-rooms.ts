import type { Tx } from '../db/database.ts';
import type { DemoRooms } from './content-files.ts';
import { type NamedProduct, productNamed } from './named-products.ts';
import { placeMarks } from './place-marks.ts';
import { roomPicture } from './room-picture.ts';
import type { Studio } from './studio-files.ts';

/** The rooms that the studio furnished, and their products, the largest first. */
export async function loadDemoRooms(tx: Tx, rooms: DemoRooms, products: NamedProduct[], studio: Studio): Promise<void> {
  for (const [index, [code, spots]] of Object.entries(studio.hotspots).entries()) {
    const words = rooms[code];
    if (words === undefined) throw new Error(`demo/content/rooms.json has no room ${code}`);
    const { name, sentence, marks } = words;
    const inserted = await tx
      .insertInto('rooms')
      .values({ code, position: index + 1, name, sentence, ...roomPicture(studio, code) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) continue;
    await tx
      .insertInto('room_products')
      .values(
        placeMarks(spots, marks, studio.rooms[code]?.text).map(({ spot: { code: model, finish }, x, y }, place) => ({
          room_id: inserted.id,
          product_id: productNamed(products, `${model} ${finish}`).id,
          position: place + 1,
          x,
          y,
        })),
      )
      .execute();
  }
}
