import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

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
  expect(readEnv({ ...live, ...real })).toMatchObject(real);
  expect(readEnv({ NODE_ENV: 'production' })).toMatchObject({ GOOGLE_ISSUER: 'http://127.0.0.1:4900/google' });
});
