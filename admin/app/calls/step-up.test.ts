import { expect, test } from 'vitest';
import { factorShown, finishStepUp, isFactorAsked, onFactorAsked } from './step-up.ts';

test('several calls that wait are answered by showing the factor once', async () => {
  const asked: boolean[] = [];
  const stop = onFactorAsked(() => void asked.push(isFactorAsked()));
  const both = Promise.all([factorShown(), factorShown()]);
  expect(isFactorAsked()).toBe(true);
  finishStepUp(true);
  expect(await both).toEqual([true, true]);
  expect(isFactorAsked()).toBe(false);
  stop();
  const refused = factorShown();
  finishStepUp(false);
  expect(await refused).toBe(false);
  expect(asked).toEqual([true, true, false]);
});
