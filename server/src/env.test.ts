import { expect, test } from 'vitest';
import { DEVELOPMENT_ORDER_NUMBER_KEY, readEnv, staffKeyOf } from './env.ts';

test('an empty environment gives the values of a development machine', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/tokhi' });
});

test('every wrong value is told in one go, with the name to look for', () => {
  const wrong = () => readEnv({ PORT: 'many', SHOP_ORIGIN: 'tokhi', LOG_LEVEL: 'loud' });
  expect(wrong).toThrow(/\.env\.example[\s\S]*SHOP_ORIGIN[\s\S]*/);
  expect(wrong).toThrow('PORT');
  expect(wrong).toThrow('LOG_LEVEL');
});

test('a shop that others reach does not start with stand-ins that say who somebody is', () => {
  const live = { NODE_ENV: 'production', SHOP_ORIGIN: 'https://tokhi.example' };
  const real = {
    GOOGLE_ISSUER: 'https://accounts.google.com',
    FACEBOOK_DIALOG_URL: 'https://www.facebook.com',
    FACEBOOK_GRAPH_URL: 'https://graph.facebook.com',
  };
  expect(() => readEnv(live)).toThrow('GOOGLE_ISSUER, FACEBOOK_DIALOG_URL, FACEBOOK_GRAPH_URL');
  expect(() => readEnv({ ...live, ...real, FACEBOOK_GRAPH_URL: 'http://localhost:4900/facebook' })).toThrow(
    'FACEBOOK_GRAPH_URL',
  );
  const ORDER_NUMBER_KEY = '0123456789abcdef0123456789abcdef';
  expect(readEnv({ ...live, ...real, ORDER_NUMBER_KEY })).toMatchObject(real);
  expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ GOOGLE_ISSUER: 'http://127.0.0.1:4900/google' });
});

const live = {
  NODE_ENV: 'production',
  SHOP_ORIGIN: 'https://tokhi.example',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  FACEBOOK_DIALOG_URL: 'https://www.facebook.com',
  FACEBOOK_GRAPH_URL: 'https://graph.facebook.com',
  ORDER_NUMBER_KEY: '0123456789abcdef0123456789abcdef',
};

test('a shop that others reach does not number its orders by the key that everybody can read', () => {
  const { ORDER_NUMBER_KEY: _own, ...without } = live;
  expect(() => readEnv(without)).toThrow('A live shop needs an ORDER_NUMBER_KEY of its own');
  expect(() => readEnv({ ...without, ORDER_NUMBER_KEY: DEVELOPMENT_ORDER_NUMBER_KEY })).toThrow('of its own');
  expect(() => readEnv({ ...without, ORDER_NUMBER_KEY: 'short' })).toThrow('ORDER_NUMBER_KEY');
  expect(readEnv({ NODE_ENV: 'production' }).ORDER_NUMBER_KEY).toBe(DEVELOPMENT_ORDER_NUMBER_KEY);
});

test.each([
  ['a stand-in', 'http://127.0.0.1:4900/qpay/v2'],
  ['a stand-in over HTTPS', 'https://localhost/qpay/v2'],
  ['a provider’s test system', 'https://merchant-sandbox.qpay.mn/v2'],
  ['plain HTTP', 'http://merchant.qpay.mn/v2'],
])('a shop that others reach does not take money through %s', (_what, QPAY_URL) => {
  const keys = { QPAY_USERNAME: 'TOKHI', QPAY_PASSWORD: 'secret', QPAY_INVOICE_CODE: 'TOKHI_INVOICE' };
  expect(() => readEnv({ ...live, ...keys, QPAY_URL })).toThrow(/not the sandbox: QPAY_URL$/);
  expect(readEnv({ ...live, ...keys })).toMatchObject({ QPAY_URL: 'https://merchant.qpay.mn/v2' });
  // Whoever is never asked may stand anywhere.
  expect(readEnv({ ...live, QPAY_URL })).toMatchObject({ QPAY_URL });
});

test.each([
  ['a stand-in', 'http://127.0.0.1:4900/pos-api'],
  ['a test system', 'https://pos-staging.example.mn'],
])('a shop that others reach does not register receipts with %s', (_what, POS_API_URL) => {
  expect(() => readEnv({ ...live, POS_API_URL })).toThrow(/not the sandbox: POS_API_URL$/);
});

test('PosAPI stands beside the server, where plain HTTP is its own', () => {
  expect(readEnv({ ...live, POS_API_URL: 'http://127.0.0.1:7080' }).POS_API_URL).toBe('http://127.0.0.1:7080');
});

test.each([
  ['a stand-in', 'http://127.0.0.1:4900/message-pro'],
  ['plain HTTP', 'http://api.messagepro.mn'],
])('a shop that others reach does not write SMS through %s', (_what, MESSAGE_PRO_URL) => {
  const keys = { MESSAGE_PRO_KEY: 'key', MESSAGE_PRO_SENDER: '70002020' };
  expect(() => readEnv({ ...live, ...keys, MESSAGE_PRO_URL })).toThrow(/not the sandbox: MESSAGE_PRO_URL$/);
  expect(readEnv({ ...live, ...keys }).MESSAGE_PRO_URL).toBe('https://api.messagepro.mn');
});

test('staff of a live shop log in over HTTPS, and their second factors have a key of their own', () => {
  const STAFF_KEY = Buffer.alloc(32, 7).toString('base64');
  const ADMIN_ORIGIN = 'https://admin.tokhi.example/';
  expect(() => staffKeyOf(readEnv({ ...live, STAFF_KEY }))).toThrow('ADMIN_ORIGIN over HTTPS');
  expect(() => staffKeyOf(readEnv({ ...live, ADMIN_ORIGIN }))).toThrow('STAFF_KEY of its own');
  const env = readEnv({ ...live, STAFF_KEY, ADMIN_ORIGIN });
  expect(env.ADMIN_ORIGIN).toBe('https://admin.tokhi.example');
  expect(staffKeyOf(env)).toEqual(Buffer.alloc(32, 7));
  expect(staffKeyOf(readEnv({}))).toHaveLength(32);
  expect(() => readEnv({ STAFF_KEY: Buffer.alloc(16).toString('base64') })).toThrow('STAFF_KEY');
});
