// Two who edit one shelf, and a merge against a saved product: one wins, the other gets what changed, and no product is left behind.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfTest } from '../../database-of-test.ts';
import { sizeOf } from '../../sizes.ts';
import { loserOf, raceEach } from '../race-rounds.ts';
import { seen, shelvesOfTest } from './shelves-of-test.ts';

const real = databaseOfTest();
let shelves: Awaited<ReturnType<typeof shelvesOfTest>>;
beforeAll(async () => {
  shelves = await shelvesOfTest(real.database);
});
afterAll(() => shelves?.close());

const ROUNDS = Array.from({ length: sizeOf('SHELF_RACES') }, (_, at) => at);

test('of two who rename one brand one does, and the other reads its version', async () => {
  await raceEach(ROUNDS, async (round) => {
    const brand = await shelves.create('brand');
    const rename = (name: string, by: number) =>
      shelves.ask('saveShelf', { ...seen(brand), changes: { kind: 'brand', name } }, by);
    const { body } = loserOf(await Promise.all([rename(`Нэг ${round}`, 0), rename(`Хоёр ${round}`, 1)]));
    expect(body.details).toMatchObject({ version: brand.version + 1 });
  });
});

test('of a merge and a product that is saved on the merged brand, the product is never left behind', async () => {
  await raceEach(ROUNDS, async () => {
    const [from, into] = [await shelves.create('brand'), await shelves.create('brand')];
    // One is on the shelf, the other one is moved there at the same time.
    const [standing, coming] = [await shelves.product({ brand: from.id }), await shelves.product({})];
    const [there, here] = [await shelves.show(standing), await shelves.show(coming)];
    const save = (
      code: string,
      { version, model_version }: { version: number; model_version: number },
      model: object,
    ) => shelves.ask('saveProduct', { code, version, model_version, model }, 1);
    const [merged, renamed, came] = await Promise.all([
      shelves.ask('mergeShelves', { kind: 'brand', from: seen(from), into: seen(into) }),
      save(standing, there, { name: 'ӨӨР' }),
      save(coming, here, { brand: from.id }),
    ]);
    expect(merged.body).toMatchObject({ left: 0 });
    // A later save is refused; an earlier one was merged along.
    expect([200, 'changed_meanwhile']).toContain(renamed.body.code ?? renamed.status);
    expect([200, 'choice_not_found']).toContain(came.body.code ?? came.status);
    expect((await shelves.show(standing)).model.brand).toBe(into.id);
    expect((await shelves.show(coming)).model.brand).toBe(came.status === 200 ? into.id : here.model.brand);
    expect((await shelves.show(standing)).model.name).toBe(renamed.status === 200 ? 'ӨӨР' : there.model.name);
  });
});

test('of two who merge one brand into two others one does', async () => {
  await raceEach(ROUNDS, async () => {
    const [from, one, other] = [
      ...[await shelves.create('brand'), await shelves.create('brand'), await shelves.create('brand')],
    ];
    if (from === undefined || one === undefined || other === undefined) return;
    const code = await shelves.product({ brand: from.id });
    const merge = (into: typeof one, by: number) =>
      shelves.ask('mergeShelves', { kind: 'brand', from: seen(from), into: seen(into) }, by);
    const answers = await Promise.all([merge(one, 0), merge(other, 1)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
    const winner = answers[0]?.status === 200 ? one : other;
    expect((await shelves.show(code)).model.brand).toBe(winner.id);
  });
});
