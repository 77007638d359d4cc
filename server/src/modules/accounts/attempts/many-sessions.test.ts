// Scaled attacks: many sessions of one account, many addresses of one line. ATTACK sets the number; the bound does not grow with it.
import { randomUUID } from 'node:crypto';
import { CUSTOMERS_OF_ADDRESS, limits } from '@tokhi/contract/limits';
import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { afterEach, expect, test } from 'vitest';
import { bearing, insertAccount, newEmail, signedIn } from '../../../../test/accounts/account-of-test.ts';
import { askFrom } from '../../../../test/accounts/asking.ts';
import { type AppOfTest, appOfTest } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { sizeOf } from '../../../../test/sizes.ts';

const ATTACK = sizeOf('ATTACK');
/** A sixtieth of the limits, so that a small attack reaches them: two calls per customer, forty for all customers of a network. */
const PER_MINUTE = limits.browsing / 60;
const PER_CUSTOMER = limits.customer / 60;

const real = databaseOfTest();
let shop: AppOfTest | undefined;
afterEach(() => shop?.close());

const randomGroup = () => (1 + Math.floor(Math.random() * 0xfffe)).toString(16);
const line = () => `2001:db8:${randomGroup()}:${randomGroup()}`;
/** A different address of the line each time, as with privacy extensions. */
const addressOf = (network: string) => `${network}:${Array.from({ length: 4 }, randomGroup).join(':')}`;

test('many sessions of one customer from many lines get one budget', async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: PER_MINUTE });
  const { app } = shop;
  const { id } = await insertAccount(real.database.db, { password: null });
  const statuses = await Promise.all(
    Array.from({ length: ATTACK }, async () => {
      const headers = bearing(await signedIn(real.database.db, id));
      const sent = { method: 'POST', url: '/api/user/my-marks', remoteAddress: addressOf(line()), headers } as const;
      return (await app.inject({ ...sent, payload: {} })).statusCode;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(PER_CUSTOMER);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('many customers behind one line get the budget of twenty', async () => {
  shop = await appOfTest(real.database, { rateLimitPerMinute: PER_MINUTE });
  const { app } = shop;
  const network = line();
  const statuses = await Promise.all(
    Array.from({ length: ATTACK }, async () => {
      const { id } = await insertAccount(real.database.db, { password: null });
      const headers = bearing(await signedIn(real.database.db, id));
      const sent = { method: 'POST', url: '/api/user/my-marks', remoteAddress: addressOf(network), headers } as const;
      const answers = [await app.inject({ ...sent, payload: {} }), await app.inject({ ...sent, payload: {} })];
      return answers.map(({ statusCode }) => statusCode);
    }),
  );
  expect(statuses.flat().filter((status) => status === 200)).toHaveLength(CUSTOMERS_OF_ADDRESS * PER_CUSTOMER);
});

test('one line with all its addresses gets as many emails as one address', async () => {
  shop = await appOfTest(real.database);
  const { app } = shop;
  // A separate line for each call: a large attack uses up the limit of a line for all calls.
  const from = (network: string) => ({ address: addressOf(network) });
  const [codes, links] = [line(), line()];
  const heard = async (ask: () => Promise<{ code?: string | undefined }>, most: number) => {
    const answers: (string | undefined)[] = [];
    for (let count = 0; count < most + ATTACK; count += 1) answers.push((await ask()).code);
    return answers.filter((code) => code !== 'too_many_requests' && code !== 'too_many_tries').length;
  };
  const asked = {
    code_of_address: () => askFrom(app, 'sendCode', { email: newEmail(), terms: true }, from(codes)),
    link_of_address: () => askFrom(app, 'forgotPassword', { email: newEmail() }, from(links)),
  } as const;
  for (const [name, ask] of Object.entries(asked)) {
    const { most } = ENTRY_LIMITS[name as keyof typeof asked];
    expect([name, await heard(ask, most)]).toEqual([name, most]);
  }
  const elsewhere = { address: addressOf(line()) };
  const other = await askFrom(app, 'forgotPassword', { email: `${randomUUID()}@tokhi.example` }, elsewhere);
  expect(other.status).toBe(200);
});
