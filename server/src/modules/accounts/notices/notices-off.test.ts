import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { signedInCustomer } from '../../../../test/signed-in-customer.ts';

const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop.close());

async function customerWithKey() {
  const { id } = await signedInCustomer(real.database.db);
  const row = () =>
    real.database.db
      .selectFrom('customers')
      .select(['letters_key', 'wants_price_drop', 'wants_back_in_stock'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return { row, key: (await row()).letters_key };
}
const linkOf = (about: string, key: string) => `/api/user/notices-off?about=${about}&key=${key}`;

test('one press of a mail program stops emails of that kind and no others, as RFC 8058 sends it', async () => {
  const { row, key } = await customerWithKey();
  const answer = await shop.app.inject({
    method: 'POST',
    url: linkOf('price-drop', key),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
  expect(answer.statusCode).toBe(200);
  expect(await row()).toMatchObject({ wants_price_drop: false, wants_back_in_stock: true });
});

test('opening the link changes nothing, as mail scanners do; the button of its page does', async () => {
  const { row, key } = await customerWithKey();
  const opened = await shop.app.inject(linkOf('back-in-stock', key));
  expect(opened.statusCode).toBe(200);
  expect(opened.body).toContain('Хүлээсэн бараа ирсэн тухай имэйл авахаа болих уу?');
  expect(opened.body).toContain('<form method="post"><button>Зогсоох</button></form>');
  expect(opened.headers['content-security-policy']).toContain("form-action 'self'");
  expect(opened.headers['referrer-policy']).toBe('no-referrer');
  expect(await row()).toMatchObject({ wants_back_in_stock: true });
  const pressed = await shop.app.inject({ method: 'POST', url: linkOf('back-in-stock', key) });
  expect(pressed.body).toContain('дахин ирэхгүй');
  expect(await row()).toMatchObject({ wants_price_drop: true, wants_back_in_stock: false });
});

test('a key of nobody is answered like one of somebody, and a broken link says so', async () => {
  const { row, key } = await customerWithKey();
  const post = (url: string) => shop.app.inject({ method: 'POST', url });
  const [known, unknown] = [
    await post(linkOf('price-drop', key)),
    await post(linkOf('price-drop', '00000000-0000-4000-8000-000000000000')),
  ];
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  for (const url of [linkOf('everything', key), linkOf('price-drop', 'x'), '/api/user/notices-off']) {
    expect((await post(url)).statusCode).toBe(400);
  }
  expect(await row()).toMatchObject({ wants_back_in_stock: true });
  expect(shop.log()).not.toContain(key);
});
