import { opening } from '@tokhi/contract/calls/content';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { showHome } from '../home/show-home.ts';
import { showOpening, showRoom } from './show-opening.ts';

const real = databaseOfTest();
type Page = Parameters<typeof showOpening>[1]['page'];

const open = (page: Page, id: number, now = DEMO_DAY) => showOpening(real.database.db, { page, id }, now);

async function idOf(table: 'categories' | 'brands' | 'events', key: 'code' | 'slug' | 'name', value: string) {
  const { rows } = await real.database.pool.query<{ id: number }>(`select id from ${table} where ${key} = $1`, [value]);
  const [found] = rows;
  if (!found) throw new Error(`${table}: no ${value}`);
  return found.id;
}

/** The contents of a room, by model code. */
const modelsIn = (answer: Awaited<ReturnType<typeof open>>) => answer.room?.product.map(({ model }) => model) ?? [];

test('a category opens with its sentence and the room in which most of its goods stand', async () => {
  const answer = await open('category', await idOf('categories', 'code', 'beds'));
  expect(opening.reply.parse(answer)).toEqual(answer);
  expect(answer.room).toMatchObject({ code: 'ger', room_name: 'Гэр' });
  expect(answer.sentence).not.toBe('');
  expect(modelsIn(answer)).toContain('bed-galuu');
});

test('a piece is marked where it stands, within the picture', async () => {
  const { room } = await open('category', await idOf('categories', 'code', 'sofas'));
  for (const { spot } of room?.product ?? []) {
    expect(spot?.x).toBeGreaterThan(0);
    expect(spot?.x).toBeLessThan(100);
    expect(spot?.y).toBeGreaterThan(0);
    expect(spot?.y).toBeLessThan(100);
  }
});

test('a brand and an event open with a room of theirs, the event in whatever colour it names', async () => {
  const brand = await open('brand', await idOf('brands', 'slug', 'buuvei'));
  expect(brand.room?.code).toBe('kids');
  const event = await open('event', await idOf('events', 'name', 'Гэрээс ажиллах'));
  expect(event.room?.code).toBe('office');
  expect(modelsIn(event)).toContain('desk-bichig');
});

test('a category of which nothing stands in a room shows its tile', async () => {
  const answer = await open('category', await idOf('categories', 'code', 'bath'));
  expect(answer).toMatchObject({ room: null, tile: expect.stringContaining('/images/room/') });
});

test('what is withdrawn stands in no room, and counts for none', async () => {
  const { db } = real.database;
  const id = await idOf('brands', 'slug', 'govi');
  expect((await open('brand', id)).room?.code).toBe('dining');
  await db.updateTable('products').set({ withdrawn_at: DEMO_DAY }).where('brand_id', '=', id).execute();
  expect((await open('brand', id)).room).toBeNull();
  const dining = (await showHome(db, DEMO_DAY)).rooms.find(({ code }) => code === 'dining');
  expect(dining?.product.map(({ brandname }) => brandname)).not.toContain('GOVI');
});

test('a piece that is sold out brings the next best: its model in another colour, else the nearest of its shelf, once a room', async () => {
  const { db, pool } = real.database;
  const id = await idOf('categories', 'code', 'sofas');
  const room = (await open('category', id)).room;
  expect((room?.product ?? []).filter(({ remain, instead }) => remain > 0 && instead !== null)).toEqual([]);
  const sofa = room?.product.find(({ model }) => model === 'sofa-khangai');
  if (sofa === undefined) throw new Error('the demo room has lost its sofa');
  const goneNow = async (ids: number[]) => {
    await pool.query('update stock_levels set on_hand = reserved where product_id = any($1)', [ids]);
    return (await open('category', id)).room?.product ?? [];
  };
  const another = (await goneNow([sofa.id])).find((piece) => piece.id === sofa.id)?.instead;
  expect(another).toMatchObject({ model: 'sofa-khangai' });
  expect(another?.color_name).not.toBe(sofa.color_name);
  const colours = db
    .selectFrom('products')
    .select('id')
    .where('model_id', '=', (eb) => eb.selectFrom('products').select('model_id').where('id', '=', sofa.id));
  const ids = (await colours.execute()).map((row) => row.id);
  const nearest = (await goneNow(ids)).find((piece) => piece.id === sofa.id)?.instead;
  expect(nearest).toMatchObject({ sub_id: sofa.sub_id });
  expect(nearest?.model).not.toBe('sofa-khangai');
  expect(nearest?.remain).toBeGreaterThan(0);
});

test('a room without a picture says what goes together, and is not shown', async () => {
  const { db } = real.database;
  await db.updateTable('rooms').set({ image: null }).where('code', 'in', ['summer', 'dacha']).execute();
  expect((await showHome(db, DEMO_DAY)).rooms.map(({ code }) => code)).not.toContain('summer');
  expect((await open('category', await idOf('categories', 'code', 'outdoor'))).room).toBeNull();
});

test.each(['category', 'brand', 'event'] as const)('a %s that is not there has no opening', async (page) => {
  await expect(open(page, 2_147_483_647)).rejects.toMatchObject({ code: `${page}_not_found` });
});

test('an event opens while it runs', async () => {
  const id = await idOf('events', 'name', 'Бэлгийн санаа');
  const { rows } = await real.database.pool.query<{ ends_at: Date }>('select ends_at from events where id = $1', [id]);
  const [event] = rows;
  if (!event) throw new Error('the demo event is gone');
  await expect(open('event', id, event.ends_at)).rejects.toMatchObject({ code: 'event_not_found' });
});

test('a room by its code is the one that the home page shows', async () => {
  const { db } = real.database;
  const { rooms } = await showHome(db, DEMO_DAY);
  const ger = rooms.find(({ code }) => code === 'ger');
  expect((await showRoom(db, 'ger', DEMO_DAY)).room).toMatchObject({ room_name: 'Гэр', image: ger?.image });
  await expect(showRoom(db, 'no-such-room', DEMO_DAY)).rejects.toMatchObject({ code: 'room_not_found' });
});
