import type { Tx } from '../db/database.ts';
import type { DemoContent, DemoEvent } from './content-files.ts';
import { daysLater } from './days-later.ts';
import { loadDemo3d } from './load-demo-3d.ts';
import { loadDemoHome } from './load-demo-home.ts';
import { loadDemoRooms } from './load-demo-rooms.ts';
import { chosenProducts, type NamedProduct } from './named-products.ts';
import type { Studio } from './studio-files.ts';

const STARTED_DAYS_AGO = 30;

/** Events, home page, rooms and 3D models, after the products they name. */
export async function loadDemoContent(
  tx: Tx,
  { events, home, rooms }: DemoContent,
  products: NamedProduct[],
  studio: Studio,
  now: Date,
): Promise<void> {
  for (const [index, event] of events.entries()) await loadEvent(tx, event, index + 1, products, now);
  await loadDemoHome(tx, home, products, studio, now);
  await loadDemoRooms(tx, rooms, products, studio);
  await loadDemo3d(tx, products, studio);
}

async function loadEvent(tx: Tx, event: DemoEvent, position: number, products: NamedProduct[], now: Date) {
  const { name, sentence, endsInDays, products: choices } = event;
  const period =
    endsInDays === undefined
      ? {}
      : { starts_at: daysLater(now, -STARTED_DAYS_AGO), ends_at: daysLater(now, endsInDays) };
  const inserted = await tx
    .insertInto('events')
    .values({ name, sentence, position, ...period })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) return;
  await tx
    .insertInto('event_products')
    .values(
      chosenProducts(products, choices).map(({ id }, index) => ({
        event_id: inserted.id,
        product_id: id,
        position: index + 1,
      })),
    )
    .execute();
}
