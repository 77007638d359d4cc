import { expect, test } from 'vitest';
import { databaseOfTest } from '../../../test/database-of-test.ts';
import { setCheckoutOfTest } from '../../../test/set-checkout-of-test.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { checkoutSettings } from './checkout-settings.ts';
import { openDemoMap } from './open-demo-map.ts';

const real = databaseOfTest();
const SANDBOX = 'http://127.0.0.1:4900/tiles/{z}/{x}/{y}.png';

test('a demo shop gets its map once, and one that names another tile service keeps it', async () => {
  const { db } = real.database;
  const before = await checkoutSettings(db);
  await inTransaction(db, (tx) => openDemoMap(tx, SANDBOX));
  expect(await checkoutSettings(db)).toEqual({ ...before, tileAddress: SANDBOX, threeWords: true });
  const own = { tileAddress: 'https://tiles.example/{z}/{x}/{y}', threeWords: false };
  await setCheckoutOfTest(db, own);
  await inTransaction(db, (tx) => openDemoMap(tx, SANDBOX));
  expect(await checkoutSettings(db)).toEqual({ ...before, ...own });
});
