import { readdirSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { localSettings } from '../../scripts/local-settings.ts';
import { DEVELOPMENT_ORDER_NUMBER_KEY, readEnv, staffKeysOf } from './env.ts';

test('an empty environment gives the values of a development machine', () => {
  expect(readEnv({})).toMatchObject({ PORT: 3000, DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/tokhi' });
});

test('.env.example names every value, with its default', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  expect(readEnv(example)).toEqual(readEnv({}));
  expect(Object.keys(example).sort()).toEqual(Object.keys(readEnv({})).sort());
});

test('each process has a role of its own, at the owner’s address unless it is told another', () => {
  expect(
    readEnv({ DATABASE_URL: 'postgres://owner:secret@db:5432/tokhi', ADMIN_DATABASE_URL: 'postgres://a:b@db/c' }),
  ).toMatchObject({
    API_DATABASE_URL: 'postgres://tokhi_api@db:5432/tokhi',
    WORKER_DATABASE_URL: 'postgres://tokhi_worker@db:5432/tokhi',
    ADMIN_DATABASE_URL: 'postgres://a:b@db/c',
  });
});

test('an address from before the processes had roles of their own is not overlooked', () => {
  const before = { APPLICATION_DATABASE_URL: 'postgres://tokhi_app:secret@db/tokhi' };
  expect(() => readEnv(before)).toThrow('Set API_DATABASE_URL, WORKER_DATABASE_URL and ADMIN_DATABASE_URL');
});

test('only what migrates and fills a database asks for the address of its owner', () => {
  const folder = new URL('.', import.meta.url);
  const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!test)\.ts$/.test(file) && readFileSync(new URL(file, folder), 'utf8').includes('env.DATABASE_URL'),
  );
  expect(asking.sort()).toEqual(['demo-orders.ts', 'migrate.ts', 'prepare-database.ts']);
});

test('every wrong value is told in one go, with the name to look for', () => {
  const wrong = () => readEnv({ PORT: 'many', SHOP_ORIGIN: 'tokhi', LOG_LEVEL: 'loud' });
  expect(wrong).toThrow(/\.env\.example[\s\S]*SHOP_ORIGIN[\s\S]*/);
  expect(wrong).toThrow('PORT');
  expect(wrong).toThrow('LOG_LEVEL');
});

test('a worker whose setting names a queue that there is not does not start, and hears which there are', () => {
  expect(readEnv({ WORKER_QUEUES: 'receipts, mail' }).WORKER_QUEUES).toEqual(['receipts', 'mail']);
  for (const wrong of ['mail,receipt', ''])
    expect(() => readEnv({ WORKER_QUEUES: wrong })).toThrow(
      'WORKER_QUEUES: has a word that is none of all, anywhere, money, receipts, mail, sms, admin, upkeep',
    );
});

const own = (byte: number) => Buffer.alloc(32, byte).toString('base64');

const live = {
  NODE_ENV: 'production',
  SHOP_ORIGIN: 'https://tokhi.example',
  API_DATABASE_URL: 'postgres://tokhi_api@10.0.0.2/tokhi',
  REDIS_URL: 'redis://10.0.0.2:6379/0',
  MEDIA_DIR: '/var/lib/tokhi/media',
  SMTP_URL: 'smtps://post.example',
  MAIL_FROM: 'shop@tokhi.example',
  GOOGLE_ISSUER: 'https://accounts.google.com',
  GOOGLE_CLIENT_ID: 'tokhi',
  GOOGLE_CLIENT_SECRET: 'secret',
  FACEBOOK_DIALOG_URL: 'https://www.facebook.com',
  FACEBOOK_GRAPH_URL: 'https://graph.facebook.com',
  FACEBOOK_APP_ID: '17',
  FACEBOOK_APP_SECRET: 'secret',
  ORDER_NUMBER_KEY: '0123456789abcdef0123456789abcdef',
};
const ofAdmin = { ...live, STAFF_KEY: own(7), ADMIN_ORIGIN: 'https://admin.tokhi.example/' };

/** The names for which an environment is refused, in order. */
function refusedFor(source: NodeJS.ProcessEnv, needed: Parameters<typeof readEnv>[1] = ['API_DATABASE_URL']): string[] {
  try {
    readEnv(source, needed);
    return [];
  } catch (error) {
    return [...String(error).matchAll(/^ {2}([A-Z0-9_]+): /gm)].map(([, name = '']) => name).sort();
  }
}

test('production has no default of an address or a secret, and names all that is missing at once', () => {
  const { NODE_ENV, ...named } = live;
  expect(refusedFor({ NODE_ENV })).toEqual(Object.keys(named).sort());
  const ofBoth = Object.keys({ ...named, STAFF_KEY: '', ADMIN_ORIGIN: '' }).sort();
  expect(
    refusedFor({ NODE_ENV, GOOGLE_ISSUER: ' ', SMTP_URL: '' }, ['API_DATABASE_URL', 'STAFF_KEY', 'ADMIN_ORIGIN']),
  ).toEqual(ofBoth);
  for (const name of Object.keys(named)) expect(refusedFor({ ...live, [name]: undefined })).toEqual([name]);
  expect(refusedFor(live)).toEqual([]);
  expect(refusedFor(live, ['STAFF_KEY', 'ADMIN_ORIGIN', 'DATABASE_URL'])).toEqual([
    'ADMIN_ORIGIN',
    'DATABASE_URL',
    'STAFF_KEY',
  ]);
});

test('what is missing, wrong and not for a live shop is named together', () => {
  const source = { ...live, PORT: 'many', SMTP_URL: '', GOOGLE_ISSUER: 'http://127.0.0.1:4900/google' };
  expect(refusedFor(source)).toEqual(['GOOGLE_ISSUER', 'PORT', 'SMTP_URL']);
  expect(refusedFor({ ...source, SHOP_ORIGIN: undefined })).toContain('GOOGLE_ISSUER');
});

test('a provider of which something is named has all of it', () => {
  expect(refusedFor({ ...live, QPAY_USERNAME: 'TOKHI' })).toEqual(['QPAY_INVOICE_CODE', 'QPAY_PASSWORD', 'QPAY_URL']);
  expect(refusedFor({ ...live, MESSAGE_PRO_KEY: 'key' })).toEqual(['MESSAGE_PRO_SENDER', 'MESSAGE_PRO_URL']);
  expect(refusedFor({ ...live, MEDIA_S3_URL: 'https://s3.example' })).toEqual([
    'MEDIA_S3_BUCKET',
    'MEDIA_S3_KEY',
    'MEDIA_S3_SECRET',
  ]);
  expect(refusedFor({ ...live, THREE_WORDS_KEY: 'key' })).toEqual(['THREE_WORDS_URL']);
  expect(refusedFor({ ...live, QPAY_URL: 'https://merchant.qpay.mn/v2' })).toEqual([]);
});

test('who has the owner’s address alone works in a role of its own there, and the other way round nothing is made up', () => {
  const { API_DATABASE_URL: _own, ...without } = live;
  const owner = { ...without, DATABASE_URL: 'postgres://owner:secret@10.0.0.2/tokhi' };
  expect(refusedFor(owner)).toEqual([]);
  expect(readEnv(owner).API_DATABASE_URL).toBe('postgres://tokhi_api@10.0.0.2/tokhi');
  expect(readEnv(live)).toMatchObject({ DATABASE_URL: '', WORKER_DATABASE_URL: '' });
});

test('a build is tried on this machine with the values of .env.example, and its own win', () => {
  const production = { NODE_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:6379/7' };
  const source = { ...production, ...localSettings(production) };
  expect(refusedFor(source, ['STAFF_KEY', 'ADMIN_ORIGIN'])).toEqual([]);
  expect(readEnv(source)).toMatchObject({ NODE_ENV: 'production', REDIS_URL: 'redis://127.0.0.1:6379/7' });
});

test.each(['GOOGLE_ISSUER', 'FACEBOOK_DIALOG_URL', 'FACEBOOK_GRAPH_URL'])(
  'a shop that others reach does not start with a stand-in that says who somebody is: %s',
  (name) => {
    expect(refusedFor({ ...live, [name]: 'http://localhost:4900/it' })).toEqual([name]);
  },
);

test('a shop that others reach does not number its orders by the key that everybody can read', () => {
  for (const ORDER_NUMBER_KEY of [DEVELOPMENT_ORDER_NUMBER_KEY, 'short', ''])
    expect(refusedFor({ ...live, ORDER_NUMBER_KEY })).toEqual(['ORDER_NUMBER_KEY']);
});

test.each([
  ['a stand-in', 'http://127.0.0.1:4900/qpay/v2'],
  ['a stand-in over HTTPS', 'https://localhost/qpay/v2'],
  ['a provider’s test system', 'https://merchant-sandbox.qpay.mn/v2'],
  ['plain HTTP', 'http://merchant.qpay.mn/v2'],
])('a shop that others reach does not take money through %s', (_what, QPAY_URL) => {
  const keys = { QPAY_USERNAME: 'TOKHI', QPAY_PASSWORD: 'secret', QPAY_INVOICE_CODE: 'TOKHI_INVOICE' };
  expect(refusedFor({ ...live, ...keys, QPAY_URL })).toEqual(['QPAY_URL']);
  expect(refusedFor({ ...live, ...keys, QPAY_URL: 'https://merchant.qpay.mn/v2' })).toEqual([]);
  // A provider that is never asked may have any address.
  expect(refusedFor({ ...live, QPAY_URL })).toEqual([]);
});

test.each([
  ['a stand-in', 'http://127.0.0.1:4900/pos-api'],
  ['a test system', 'https://pos-staging.example.mn'],
])('a shop that others reach does not register receipts with %s', (_what, POS_API_URL) => {
  expect(refusedFor({ ...live, POS_API_URL })).toEqual(['POS_API_URL']);
});

test('PosAPI stands beside the server, where plain HTTP is its own', () => {
  expect(readEnv({ ...live, POS_API_URL: 'http://127.0.0.1:7080' }).POS_API_URL).toBe('http://127.0.0.1:7080');
});

test.each([
  ['a stand-in', 'http://127.0.0.1:4900/message-pro'],
  ['plain HTTP', 'http://api.messagepro.mn'],
])('a shop that others reach does not write SMS through %s', (_what, MESSAGE_PRO_URL) => {
  const keys = { MESSAGE_PRO_KEY: 'key', MESSAGE_PRO_SENDER: '70002020' };
  expect(refusedFor({ ...live, ...keys, MESSAGE_PRO_URL })).toEqual(['MESSAGE_PRO_URL']);
  expect(refusedFor({ ...live, ...keys, MESSAGE_PRO_URL: 'https://api.messagepro.mn' })).toEqual([]);
});

test('staff of a live shop log in over HTTPS, and their second factors have a key of their own', () => {
  const needed = ['ADMIN_ORIGIN', 'STAFF_KEY'] as const;
  expect(refusedFor({ ...ofAdmin, ADMIN_ORIGIN: 'http://admin.tokhi.example' }, needed)).toEqual(['ADMIN_ORIGIN']);
  expect(refusedFor({ ...ofAdmin, STAFF_KEY: readEnv({}).STAFF_KEY }, needed)).toEqual(['STAFF_KEY']);
  expect(refusedFor({ ...ofAdmin, STAFF_KEY: Buffer.alloc(16).toString('base64') }, needed)).toEqual(['STAFF_KEY']);
  expect(refusedFor({ ...ofAdmin, STAFF_KEY_BEFORE: 'short' }, needed)).toEqual(['STAFF_KEY_BEFORE']);
  const env = readEnv(ofAdmin, needed);
  expect(env.ADMIN_ORIGIN).toBe('https://admin.tokhi.example');
  expect(staffKeysOf(env)).toEqual({ staffKey: Buffer.alloc(32, 7), staffKeyBefore: null });
  const rotated = readEnv({ ...ofAdmin, STAFF_KEY_BEFORE: own(6) }, needed);
  expect(staffKeysOf(rotated).staffKeyBefore).toEqual(Buffer.alloc(32, 6));
  expect(staffKeysOf(readEnv({})).staffKey).toHaveLength(32);
});
