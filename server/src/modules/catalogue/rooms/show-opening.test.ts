import { opening } from '@tokhi/contract/calls/content';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { showHome } from '../home/show-home.ts';
import { showOpening } from './show-opening.ts';

const real = databaseOfTest();
type Page = Parameters<typeof showOpening>[1]['page'];

const open = (page: Page, id: number, now = DEMO_DAY) => showOpening(real.database.db, { page, id }, now);

async function idOf(table: 'categories' | 'brands' | 'events', key: 'code' | 'slug' | 'name', value: string) {
  const { rows } = await real.database.pool.query<{ id: number }>(`select id from ${table} where ${key} = $1`, [value]);
  const [found] = rows;
  if (!found) throw new Error(`${table}: no ${value}`);
  return found.id;
}

/** What a room holds, by the code of its models. */
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
