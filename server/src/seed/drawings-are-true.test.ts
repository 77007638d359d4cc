// A drawing writes the model's size next to its outline: figures and shape must match the size table.
import { expect, test } from 'vitest';
import { databaseOfTest } from '../../test/database-of-test.ts';
import { shopOfTest } from '../../test/shop-of-test.ts';

const real = databaseOfTest();

/** The lines of the size table, and the side of the drawing that shows each. */
const LINES = { width: 'Өргөн', depth: 'Гүн', height: 'Өндөр' } as const;
const SHOWN = { front: ['width', 'height'], side: ['depth', 'height'], above: ['width', 'depth'] } as const;

test('no figure beside a drawing differs from the size table, sets included, and every model is drawn', async () => {
  const { db } = real.database;
  const shop = shopOfTest(db);
  const models = await db
    .selectFrom('products')
    .select((eb) => eb.fn.min('code').as('code'))
    .where('is_listed', '=', true)
    .groupBy('model_id')
    .execute();
  const wrong: string[] = [];
  for (const { code } of models) {
    const { single, drawings, size_cm, dimentions } = await shop.ask('singleProduct', { id: code });
    if (drawings.length === 0) wrong.push(`${single.model}: not drawn`);
    for (const { seen_from } of drawings) {
      for (const measure of SHOWN[seen_from]) {
        const line = dimentions.find(({ name }) => name === LINES[measure])?.value;
        if (line !== `${size_cm[measure]} см`) wrong.push(`${single.model}: ${LINES[measure]} ${line}`);
      }
    }
  }
  expect(models.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('what is drawn of a set is named', async () => {
  const { db } = real.database;
  const { code } = await db
    .selectFrom('products')
    .innerJoin('models', 'models.id', 'products.model_id')
    .select('products.code')
    .where('models.code', '=', 'plates-talh')
    .executeTakeFirstOrThrow();
  const { drawings } = await shopOfTest(db).ask('singleProduct', { id: code });
  expect(drawings.map(({ alt }) => alt)).toEqual(['Том таваг, дээрээс', 'Том таваг, хажуугаас']);
});
