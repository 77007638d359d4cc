import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { shopOfTest } from '../../test/shop-of-test.ts';
import { DEMO_DAY } from '../../test/template-database.ts';
import { loadDemo } from './load-demo.ts';
import { readStudio } from './studio-files.ts';

const real = databaseOfTest();
const ask = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await real.database.pool.query<Row>(text, values)).rows;

const MEDIA = new URL('../../../demo/media/', import.meta.url);
const onDisk = new Set(
  ['product', 'room', 'model', 'brand', 'icon'].flatMap((folder) =>
    readdirSync(new URL(folder, MEDIA)).map((file) => `${folder}/${file}`),
  ),
);
const missing = (files: (string | null)[]) => files.filter((file) => file === null || !onDisk.has(file));

test('at least twelve events run on the demo day, each with products that are for sale', async () => {
  const events = await ask<{ name: string; products: number }>(
    `select e.name, count(p.id)::int as products
     from events e
     left join event_products x on x.event_id = e.id
     left join products p on p.id = x.product_id and p.is_listed
     where coalesce(e.starts_at <= $1, true) and coalesce(e.ends_at > $1, true)
     group by e.id`,
    [DEMO_DAY],
  );
  expect(events.length).toBeGreaterThanOrEqual(12);
  expect(events.filter(({ products }) => products < 8 || products > 40)).toEqual([]);
});

test('an event gathers each product once, in an order without gaps', async () => {
  const broken = await ask(`
    select event_id from event_products group by event_id having max(position) <> count(*) or min(position) <> 1`);
  expect(broken).toEqual([]);
});

test('every category and sub-category has a picture and an icon that exist', async () => {
  const shelves = await ask<{ image: string | null; icon: string | null }>(
    'select image, icon from categories union all select image, icon from sub_categories',
  );
  const addresses = shelves.flatMap(({ image, icon }) => [image, icon]);
  expect(missing(addresses.map((address) => address?.replace(/^\/images\//, '') ?? null))).toEqual([]);
});

test('every brand has a logo and a banner that exist', async () => {
  const brands = await ask<{ logo: string | null; banner: string | null }>('select logo, banner from brands');
  expect(missing(brands.flatMap(({ logo, banner }) => [`brand/${logo}`, `brand/${banner}`]))).toEqual([]);
});

test('every room with a calm side is shown in a banner, and no banner names a picture that is missing', async () => {
  const banners = await ask<{ image: string; variants: Record<string, string>; placeholder: string }>(`
    select image, variants, placeholder from home_banners
    union all select image, variants, placeholder from photo_banners
    union all select image, variants, placeholder from promo_banners`);
  const files = banners.flatMap(({ image, variants }) => [image, ...Object.values(variants)]);
  expect(missing(files.map((file) => `room/${file}`))).toEqual([]);
  expect(banners.every(({ placeholder }) => placeholder.startsWith('data:image/'))).toBe(true);
  const { rooms } = await readStudio();
  const shown = new Set(banners.map(({ image }) => image));
  const calm = Object.values(rooms).filter(({ text }) => text !== 'none');
  expect(calm.map(({ files: { '1600.webp': file = '' } }) => file).filter((file) => !shown.has(file))).toEqual([]);
  expect(shown.size).toBeGreaterThanOrEqual(6);
});

test('every room of the studio is shown, with a name, a sentence and its pieces in their places', async () => {
  const rooms = await ask<{ code: string; words: boolean; image: string; pieces: number; placed: number }>(`
    select r.code, r.name <> '' and r.sentence <> '' as words, r.image, count(*)::int as pieces, count(x)::int as placed
    from rooms r join room_products p on p.room_id = r.id group by r.id order by r.position`);
  const { hotspots } = await readStudio();
  expect(rooms.map(({ code, pieces }) => [code, pieces])).toEqual(
    Object.entries(hotspots).map(([code, spots]) => [code, spots.length]),
  );
  expect(rooms.filter(({ words, pieces, placed }) => !words || placed !== pieces)).toEqual([]);
  expect(missing(rooms.map(({ image }) => `room/${image}`))).toEqual([]);
});

test('every category, brand and event has a sentence to open with', async () => {
  const silent = await ask(`
    select name from categories where sentence = '' union all select name from brands where sentence = ''
    union all select name from events where sentence = ''`);
  expect(silent).toEqual([]);
});

test('the hero has five slides and three photographs, and each leads to a product', async () => {
  const [counted] = await ask(`
    select (select count(*)::int from home_banners) as heroes, (select count(*)::int from photo_banners) as photos,
      (select count(*)::int from promo_banners) as promos, (select count(*)::int from quick_categories) as tiles`);
  expect(counted).toEqual({ heroes: 5, photos: 3, promos: 5, tiles: 10 });
  const leading = await ask<{ products: number }>(`
    select count(product_id)::int as products from home_banners union all select count(product_id)::int from photo_banners`);
  expect(leading.map(({ products }) => products)).toEqual([5, 3]);
});

test('three special offers run on the demo day, and the discount of each lasts at least as long as it stands there', async () => {
  const offers = await ask<{ days: number; discounted: boolean; remain: number }>(
    `select extract(day from o.ends_at - $1)::int as days, s.remain,
       p.is_listed and p.discount_percent > 0 and p.discount_starts_at <= $1 and p.discount_ends_at >= o.ends_at as discounted
     from special_offers o join products p on p.id = o.product_id join stock_levels s on s.product_id = p.id
     where o.starts_at <= $1 and o.ends_at > $1 order by o.position`,
    [DEMO_DAY],
  );
  expect(offers.map(({ days }) => days)).toEqual([2, 4, 6]);
  expect(offers.every(({ discounted, remain }) => discounted && remain > 0)).toBe(true);
});

test('the lists picked by hand are full, and hold nothing that is withdrawn', async () => {
  const lists = await ask<{ list: string; size: number }>(`
    select f.list, count(*)::int as size from featured_products f join products p on p.id = f.product_id
    where p.is_listed group by f.list`);
  expect(Object.fromEntries(lists.map(({ list, size }) => [list, size]))).toEqual({
    recommended: 12,
    top: 12,
    top_brand: 8,
    top_rated: 8,
    last_chance: 8,
    trend: 24,
  });
});

test('what is called well rated is, and of a last chance only a few are left', async () => {
  const wrong = await ask(`
    select f.list, p.code from featured_products f
    join products p on p.id = f.product_id join stock_levels s on s.product_id = p.id
    where (f.list = 'top_rated' and (p.rating_count < 2 or p.rating_sum < 4.5 * p.rating_count))
       or (f.list = 'last_chance' and s.remain not between 1 and 3)`);
  expect(wrong).toEqual([]);
});

test('every 3D model of the studio belongs to a product', async () => {
  const { models } = await readStudio();
  const rows = await ask<{ file: string }>('select file from product_models_3d');
  expect(rows.map(({ file }) => file).sort()).toEqual(
    Object.values(models)
      .map(({ file }) => file)
      .sort(),
  );
});

test('no file of the demo shop is missing, and none lies about unused', async () => {
  const { products, rooms, departments, drawings, models, icons, brandArt } = await readStudio();
  const files = (pictures: { files: Record<string, string> }[]) => pictures.flatMap((one) => Object.values(one.files));
  const views = Object.values(products).flatMap((finishes) => Object.values(finishes).flatMap(Object.values));
  const outlines = Object.values(drawings).flatMap(({ sides }) => Object.values(sides).map(({ file }) => file));
  const inFolder = (folder: string, names: string[]) => names.map((name) => `${folder}/${name}`);
  const named = new Set([
    ...inFolder('product', [...files(views), ...outlines]),
    ...inFolder('room', files([...Object.values(rooms), ...Object.values(departments)])),
    ...inFolder(
      'model',
      Object.values(models).flatMap(({ file, plain }) => [file, plain ?? 'none']),
    ),
    ...inFolder('icon', Object.values(icons)),
    ...inFolder(
      'brand',
      Object.values(brandArt).flatMap(({ logo, banner }) => [logo, banner]),
    ),
  ]);
  expect(missing([...named])).toEqual([]);
  expect([...onDisk].filter((file) => !named.has(file))).toEqual([]);
});

test('weight, volume and number of parcels of a product are those of its packages', async () => {
  const wrong = await ask(`
    select p.code from products p join product_packages b on b.product_id = p.id group by p.id
    having p.weight_grams <> sum(b.weight_grams * b.quantity) or p.volume_ml <> sum(b.volume_ml * b.quantity)
        or p.package_count <> sum(b.quantity)`);
  expect(wrong).toEqual([]);
});

test('a model tells its size in figures, as its size table prints it', async () => {
  const [naran] = await ask(`
    select m.width_mm, m.depth_mm, m.height_mm from models m join products p on p.model_id = m.id
    where p.code = '70489215'`);
  expect(naran).toEqual({ width_mm: 2150, depth_mm: 970, height_mm: 910 });
  expect(await ask('select code from models where width_mm is null or depth_mm is null or height_mm is null')).toEqual(
    [],
  );
});

test('every colour of a model leads to every other one', async () => {
  const rows = await ask<{ code: string; siblings: string[] }>(`
    select p.code, array(
      select o.code from products o where o.model_id = p.model_id and o.is_listed and o.id <> p.id order by o.id
    ) as siblings from products p where p.is_listed`);
  const shop = shopOfTest(real.database.db);
  const offered = await Promise.all(
    rows.map(async ({ code }) => ({
      code,
      siblings: (await shop.ask('singleProduct', { id: code })).others.map((other) => other.code),
    })),
  );
  expect(offered).toEqual(rows);
});

test('every product is shown whole, from the front and close up, and drawn unless it lies flat', async () => {
  // The studio does not draw goods thinner than a twelfth of their width: rugs, towels, bed linen.
  const bare = await ask<{ picture: string }>(`
    select concat_ws(' ', m.code, c.name, wanted.kind) as picture
    from products p join models m on m.id = p.model_id join colours c on c.id = p.colour_id
    cross join (values ('hero'), ('front'), ('detail'), ('drawing')) as wanted (kind)
    where not exists (select from product_images i where i.product_id = p.id and i.kind = wanted.kind)`);
  expect(bare.map(({ picture }) => picture)).toEqual([]);
});

test('what the staff arranged is left alone when the demo shop is loaded again', async () => {
  await ask("update home_banners set title_1 = 'Намрын цуглуулга' where position = 1");
  await ask('delete from quick_categories where position > 5');
  await ask("delete from featured_products where list = 'trend'");
  const fingerprint = () =>
    ask(`
    select (select md5(string_agg(e::text, ';' order by e)) from event_products e) as events,
      (select md5(string_agg(b::text, ';' order by id)) from home_banners b) as heroes,
      (select md5(string_agg(o::text, ';' order by id)) from special_offers o) as offers,
      (select count(*)::int from quick_categories) as tiles, (select count(*)::int from featured_products) as featured`);
  const before = await fingerprint();
  await loadDemo(real.database.db, new Date(DEMO_DAY.getTime() + 86_400_000));
  expect(await fingerprint()).toEqual(before);
});
