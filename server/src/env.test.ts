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
