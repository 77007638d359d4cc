import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../db/database.ts';

/** Every room with its pieces, also rooms that are not shown. */
export const roomsOfPage = (db: Db) =>
  db
    .selectFrom('rooms')
    .select(['code', 'name', 'sentence', 'image', 'variants', 'placeholder'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('room_products')
          .select(['product_id', 'x', 'y'])
          .whereRef('room_products.room_id', '=', 'rooms.id')
          .orderBy('room_products.position'),
      ).as('pieces'),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The opening sentences of categories and brands, without merged ones. */
export async function sentencesOfPage(db: Db) {
  const [categories, brands] = await Promise.all([
    db
      .selectFrom('categories')
      .select(['code', 'name', 'sentence'])
      .where('merged_into', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('brands')
      .select(['slug as code', 'name', 'sentence'])
      .where('merged_into', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]);
  return { categories, brands };
}

export interface RoomRows {
  rooms: {
    code: string;
    name: string;
    sentence: string;
    image: string | null;
    variants: unknown;
    placeholder: string | null;
  }[];
  pieces: { code: string; product_id: number; position: number; x: number | null; y: number | null }[];
}

/** Replaces all rooms. */
export async function writeRooms(tx: Tx, { rooms, pieces }: RoomRows): Promise<void> {
  await sql`delete from room_products`.execute(tx);
  await sql`delete from rooms`.execute(tx);
  const rows = rooms.map((row, index) => ({ ...row, position: index + 1 }));
  await sql`
    insert into rooms (code, position, name, sentence, image, variants, placeholder)
    select code, position, name, sentence, image, variants, placeholder
    from jsonb_populate_recordset(null::rooms, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
  await sql`
    insert into room_products (room_id, product_id, position, x, y)
    select rooms.id, one.product_id, one.position, one.x, one.y
    from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb) as one (code text, product_id int, position smallint, x real, y real)
    join rooms on rooms.code = one.code`.execute(tx);
}

interface Sentence {
  code: string;
  sentence: string;
}

/** Writes only changed sentences: each edit of a shelf raises its version. */
export async function writeSentences(
  tx: Tx,
  { categories, brands }: { categories: readonly Sentence[]; brands: readonly Sentence[] },
): Promise<void> {
  await sql`
    update categories set sentence = one.sentence
    from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as one (code text, sentence text)
    where categories.code = one.code and categories.sentence <> one.sentence and categories.merged_into is null`.execute(
    tx,
  );
  await sql`
    update brands set sentence = one.sentence
    from jsonb_to_recordset(${JSON.stringify(brands)}::jsonb) as one (code text, sentence text)
    where brands.slug = one.code and brands.sentence <> one.sentence and brands.merged_into is null`.execute(tx);
}

/** Like `copyContent`, with the rows of shelves. */
export async function copyRoomsAndShelves(tx: Tx): Promise<void> {
  for (const table of ['rooms', 'room_products', 'categories', 'brands'] as const) {
    await sql`create temporary table ${sql.table(table)} (like ${sql.table(`public.${table}`)} including all) on commit drop`.execute(
      tx,
    );
  }
  for (const table of ['categories', 'brands'] as const) {
    await sql`insert into ${sql.table(table)} overriding system value select * from ${sql.table(`public.${table}`)}`.execute(
      tx,
    );
  }
}
