import { expect, test } from 'vitest';
import { keepToken } from './keep-token.ts';
import { ProviderAway, ProviderRefused, ProviderUnsure } from './payment-gateway.ts';

const neverAsked = () => Promise.reject(new Error('the test asks by itself'));
const START = new Date('2026-11-16T10:00:00+08:00');
const later = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

/** Tokens t1, t2, … that live ten minutes each, and a clock that the test moves. */
function counted() {
  const seen = { fetched: 0, now: START };
  const tokens = keepToken(
    async () => {
      seen.fetched += 1;
      return { value: `t${seen.fetched}`, goodUntil: new Date(seen.now.getTime() + 600_000) };
    },
    () => seen.now,
  );
  const used = () => tokens.askWith(neverAsked, async (token) => ({ status: 200, body: token }));
  return { seen, tokens, used };
}

test('twenty who need a token at once fetch one', async () => {
  const { seen, used } = counted();
  const answers = await Promise.all(Array.from({ length: 20 }, used));
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(['t1']));
  expect(seen.fetched).toBe(1);
});

test('a token is renewed a minute before its end', async () => {
  const { seen, used } = counted();
  await used();
  seen.now = later(539);
  expect(await used()).toMatchObject({ body: 't1' });
  seen.now = later(541);
  expect(await used()).toMatchObject({ body: 't2' });
});

test('a token that the provider no longer knows is renewed once, and the question asked again', async () => {
  const { tokens } = counted();
  const asked: string[] = [];
  const answer = await tokens.askWith(neverAsked, async (token) => {
    asked.push(token);
    return { status: token === 't1' ? 401 : 200, body: null };
  });
  expect(asked).toEqual(['t1', 't2']);
  expect(answer.status).toBe(200);
  expect((await tokens.askWith(neverAsked, async () => ({ status: 401, body: null }))).status).toBe(401);
});

test('without a token nothing was asked, whatever became of the token; a refused one says so', async () => {
  const failing = (error: Error) =>
    keepToken(() => Promise.reject(error)).askWith(neverAsked, () =>
      Promise.reject(new Error('asked without a token')),
    );
  await expect(failing(new ProviderUnsure('bank: TimeoutError'))).rejects.toThrow(ProviderAway);
  await expect(failing(new ProviderRefused('bank: wrong password'))).rejects.toThrow(ProviderRefused);
});
