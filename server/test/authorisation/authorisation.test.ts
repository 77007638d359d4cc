// Every bound call × (guest, malformed, expired, revoked token, blocked customer, another customer, owner), built from the
// contract: a bound call without a row here fails.
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openShop } from '../../src/open-shop.ts';
import { bearing, block, insertAccount, signedIn } from '../accounts/account-of-test.ts';
import { newAddress } from '../accounts/asking.ts';
import { type AppOfTest, appOfTest, SESSION_LIVES } from '../app-of-test.ts';
import { databaseOfTest } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import type { Actor, AuthorisationRow } from './row-kinds.ts';
import { authorisationRows } from './rows.ts';

const DAY_MS = 86_400_000;
const real = databaseOfTest();
let shop: AppOfTest;
beforeAll(async () => {
  shop = await appOfTest(real.database);
});
afterAll(() => shop?.close());

/** Computed before the tests run, so that each call is a separate test: binding needs no database. */
const bound = openShop({
  db: undefined as never,
  now: () => DEMO_DAY,
  sessionLives: SESSION_LIVES,
  tries: undefined as never,
  commonPasswords: new Set(),
  social: { shopOrigin: 'https://tokhi.example' } as never,
  cacheMegabytes: 16,
})
  .table.bound()
  .map(([name]) => name);
const rowOf = (name: EndpointName): AuthorisationRow | undefined => authorisationRows[name];
const isRowOf = (kind: 'open' | 'body') => (name: EndpointName) => kind in (rowOf(name) ?? {});

async function ask(name: EndpointName, body: object, authorization?: string) {
  const { method, path } = endpoints[name];
  const headers = authorization === undefined ? {} : { authorization };
  const sent = method === 'GET' ? { query: Object.fromEntries(Object.entries(body)) } : { payload: body };
  const answer = await shop.app.inject({ method, url: path, remoteAddress: newAddress(), headers, ...sent });
  return { status: answer.statusCode, body: answer.body, keeps: answer.headers['cache-control'] };
}

const typed = ([type, payload, encoding = 'identity']: [string, string, string?]) => ({
  headers: { 'content-type': type, 'content-encoding': encoding },
  payload,
});

async function newActor(now = DEMO_DAY): Promise<Actor> {
  const { id } = await insertAccount(real.database.db, { password: null });
  return { customerId: id, token: await signedIn(real.database.db, id, now) };
}

/** Tokens that open no session, and why. */
const REFUSED: [who: string, authorization: () => Promise<string | undefined>][] = [
  ['nobody', async () => undefined],
  ['a malformed token', async () => 'Bearer x'],
  ['a token nobody was given', async () => bearing('A'.repeat(43)).authorization],
  [
    'a session that was not used for thirty days',
    async () => bearing((await newActor(new Date(DEMO_DAY.getTime() - 30 * DAY_MS))).token).authorization,
  ],
  [
    'a session of ninety days',
    async () => {
      const { token, customerId } = await newActor(new Date(DEMO_DAY.getTime() - 90 * DAY_MS));
      const seen = { last_seen_at: DEMO_DAY };
      await real.database.db.updateTable('sessions').set(seen).where('customer_id', '=', customerId).execute();
      return bearing(token).authorization;
    },
  ],
  [
    'a session that was ended',
    async () => {
      const { token } = await newActor();
      await ask('logout', {}, bearing(token).authorization);
      return bearing(token).authorization;
    },
  ],
];

test('every bound call has its row, and every row stands for one that is bound', () => {
  expect(Object.keys(authorisationRows).sort()).toEqual([...bound].sort());
});

test('the calls that need a customer are those which the contract says so of', () => {
  for (const name of bound) expect([name, isRowOf('body')(name)]).toEqual([name, endpoints[name].who === 'customer']);
});

describe.each(bound.filter(isRowOf('open')))('%s is open', (name) => {
  const row = rowOf(name);
  const open = row && 'open' in row ? row.open : {};

  test('and a token changes nothing about its answer', async () => {
    const body = typeof open === 'function' ? await open(real.database.db) : open;
    const asGuest = await ask(name, body);
    const isRead = endpoints[name].does === 'reads';
    expect(asGuest.status).toSatisfy((status: number) => (isRead ? status === 200 : status < 500));
    // A session may make the answer personal; an invalid token must not.
    const tokens = endpoints[name].who === 'anyone' ? [(await newActor()).token] : [];
    for (const authorization of ['Bearer x', ...[...tokens, 'A'.repeat(43)].map((token) => `Bearer ${token}`)]) {
      const answer = await ask(name, body, authorization);
      const { status, body: said } = asGuest;
      // A changing call may answer differently the second time, but with the same status.
      expect(answer).toMatchObject(isRead ? { status, body: said } : { status });
    }
  });
});

describe.each(bound.filter(isRowOf('body')))('%s is for customers', (name) => {
  const row = rowOf(name);
  if (row === undefined || 'open' in row) return;

  test.each(REFUSED)('and refuses %s', async (_who, authorization) => {
    const owner = await newActor();
    const answer = await ask(name, await row.body(owner, real.database.db), await authorization());
    expect(answer.status).toBe(401);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'login_required', data: 'Нэвтэрсэн байх шаардлагатай' });
    expect(answer.keeps).toBe('no-store');
  });

  test('and asks who it is before it looks at what was sent', async () => {
    const { method, path } = endpoints[name];
    const bodies: [type: string, payload: string, encoding?: string][] = [
      ['application/json', '{"unknown":"field"}'],
      ['application/json', '{'],
      ['application/xml', '<a/>'],
      ['application/json', '{}', 'gzip'],
    ];
    const sent = method === 'GET' ? [{ query: { unknown: 'field' } }] : bodies.map(typed);
    for (const one of sent) {
      const answer = await shop.app.inject({ method, url: path, remoteAddress: newAddress(), ...one });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'login_required']);
    }
  });

  test('and refuses a blocked customer', async () => {
    const owner = await newActor();
    const body = await row.body(owner, real.database.db);
    await block(real.database.db, owner.customerId);
    const answer = await ask(name, body, bearing(owner.token).authorization);
    expect(answer.status).toBe(403);
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'forbidden' });
  });

  test('and answers its owner, to be kept nowhere', async () => {
    const owner = await newActor();
    const answer = await ask(name, await row.body(owner, real.database.db), bearing(owner.token).authorization);
    expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('"result":"success"')]);
    expect(answer.keeps).toBe('no-store');
  });

  const { ofAnother } = row;
  if (typeof ofAnother === 'string') return;

  test('and answers about another customer’s rows as about rows that do not exist', async () => {
    const { db } = real.database;
    const [owner, other] = [await newActor(), await newActor()];
    const his = await row.body(owner, db);
    const answer = await ask(name, his, bearing(other.token).authorization);
    const aboutNothing = await ask(name, await ofAnother.nowhere(db), bearing(other.token).authorization);
    expect([answer.status, answer.body]).toEqual([aboutNothing.status, aboutNothing.body]);
    expect(await ofAnother.unharmed(owner, db)).toBe(true);
  });
});
