import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { expectRefusal } from './refusals.ts';

const real = databaseOfTest();

const room = (row: object) =>
  real.database.db
    .insertInto('rooms')
    .values({ code: 'attic', position: 99, ...row })
    .execute();

const place = (row: { x: number | null; y: number | null }) =>
  real.database.db.updateTable('room_products').set(row).execute();

test('a room that is shown has a name, and one that is not needs none', async () => {
  await expectRefusal(room({ image: 'attic.webp' }), 'a_room_that_is_shown_has_a_name');
  await expectRefusal(room({ image: '', name: 'Мансарт' }), 'a_room_that_is_shown_has_a_name');
  await room({ image: null });
});

test('a piece is marked within the picture, or not at all', async () => {
  await expectRefusal(place({ x: 50, y: null }), 'a_place_has_both_measures');
  await expectRefusal(place({ x: 50, y: 100.5 }), 'a_place_is_within_the_picture');
  await expectRefusal(place({ x: -1, y: 50 }), 'a_place_is_within_the_picture');
  await place({ x: null, y: null });
});

test('a change of a room, or of what stands in it, renews the pages', async () => {
  const { db } = real.database;
  const marked = async (change: () => Promise<unknown>) => {
    await db.deleteFrom('search_dirty').execute();
    await change();
    return db.selectFrom('search_dirty').select('product_id').execute();
  };
  const rename = db.updateTable('rooms').set({ sentence: 'Шинэ өгүүлбэр.' }).where('code', '=', 'living');
  expect(await marked(() => rename.execute())).toEqual([{ product_id: null }]);
  expect(await marked(() => place({ x: 10, y: 10 }))).toEqual([{ product_id: null }]);
});
