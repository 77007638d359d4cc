import { calls } from '@tokhi/contract/calls';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../scripts/seeded-random.ts';
import { questions } from './questions.ts';

test.each(questions(10_000, seededRandom(1)))('the contract takes every body of «$name»', (question) => {
  const random = seededRandom(2);
  for (let drawn = 0; drawn < 300; drawn += 1) {
    const { body } = question.draw(random);
    expect(calls[question.call].body.safeParse(body)).toMatchObject({ success: true });
  }
});

test('a run asks what the run before asked', () => {
  const asked = () => {
    const random = seededRandom(3);
    return questions(10_000, random).map((question) => question.draw(random));
  };
  expect(asked()).toEqual(asked());
});

test('filters are four: two brands, two colours, a price range and values of a specification', () => {
  const filtered = questions(10_000, seededRandom(1)).find(({ kind }) => kind === 'filtered');
  const { body } = filtered?.draw(seededRandom(2)) ?? {};
  expect(body).toMatchObject({
    brand: [expect.any(Number), expect.any(Number)],
    color: [expect.any(String), expect.any(String)],
    price: [expect.any(Number), expect.any(Number)],
    specs: expect.stringMatching(/^\w+ in \('.+', '.+'\)$/),
  });
});
