import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const [BEFORE, NOW, OTHER] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const SECRET = Buffer.from('twenty bytes of code');

test('what was sealed under the key before is read, and said to be old', () => {
  const sealed = createSecretBox(BEFORE).seal(SECRET, 7);
  expect(createSecretBox(NOW, BEFORE).open(sealed, 7)).toEqual({ secret: SECRET, isOld: true });
  const anew = createSecretBox(NOW, BEFORE).seal(SECRET, 7);
  expect(createSecretBox(NOW).open(anew, 7)).toEqual({ secret: SECRET, isOld: false });
});

test('another key, another member and a changed byte open nothing', () => {
  const sealed = createSecretBox(BEFORE).seal(SECRET, 7);
  expect(() => createSecretBox(NOW).open(sealed, 7)).toThrow('unable to authenticate');
  expect(() => createSecretBox(NOW, OTHER).open(sealed, 7)).toThrow('unable to authenticate');
  expect(() => createSecretBox(NOW, BEFORE).open(sealed, 8)).toThrow('unable to authenticate');
  sealed[15] = (sealed[15] ?? 0) ^ 1;
  expect(() => createSecretBox(NOW, BEFORE).open(sealed, 7)).toThrow('unable to authenticate');
});
