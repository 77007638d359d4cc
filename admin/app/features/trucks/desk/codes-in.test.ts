import { expect, test } from 'vitest';
import { codesIn } from './codes-in.ts';

test('codes are found whatever stands between them, each once', () => {
  expect(codesIn(' IK2611020398\n0401, 0403;0404\t0401 ')).toEqual(['IK2611020398', '0401', '0403', '0404']);
  expect(codesIn(' \n')).toEqual([]);
});
