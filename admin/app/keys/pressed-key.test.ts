import { expect, test } from 'vitest';
import { pressedKey } from './pressed-key.ts';

const plain = {
  ...{ key: 'j', code: 'KeyJ', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, repeat: false },
  ...{ defaultPrevented: false, target: null },
};
/** An element with the focus that answers only the question whether it is inside of such an element. */
const focused = (...selectors: string[]) =>
  ({
    closest: (asked: string) => (selectors.some((one) => asked.includes(one)) ? {} : null),
  }) as unknown as EventTarget;

test.each([
  [{}, 'J'],
  [{ key: 'ж' }, 'J'],
  [{ key: 'ArrowDown', code: 'ArrowDown' }, 'J'],
  [{ key: ' ', code: 'Space' }, 'Space'],
  [{ key: '/', code: 'Slash' }, '/'],
  [{ key: 'Enter', code: 'Enter', shiftKey: true }, 'Shift Enter'],
  [{ key: 'k', code: 'KeyK', ctrlKey: true }, 'Ctrl K'],
  [{ key: 'z', code: 'KeyZ', metaKey: true }, 'Ctrl Z'],
])('%o is the key %s', (pressed, name) => {
  expect(pressedKey({ ...plain, ...pressed })).toBe(name);
});

test('a key held down moves on in a list and does nothing else twice', () => {
  expect(pressedKey({ ...plain, repeat: true })).toBe('J');
  expect(pressedKey({ ...plain, key: 'Enter', code: 'Enter', repeat: true })).toBeNull();
});

test('whoever types keeps the keys, but for those with Ctrl and of the upper row', () => {
  const target = focused('textarea');
  expect(pressedKey({ ...plain, target })).toBeNull();
  expect(pressedKey({ ...plain, key: 'k', code: 'KeyK', ctrlKey: true, target })).toBe('Ctrl K');
  expect(pressedKey({ ...plain, key: 'F2', code: 'F2', target })).toBe('F2');
});

test('Alt and an arrow move what is chosen, but where the arrow opens something', () => {
  const up = { ...plain, key: 'ArrowUp', code: 'ArrowUp', altKey: true };
  expect(pressedKey(up)).toBe('Alt ↑');
  expect(pressedKey({ ...up, key: 'ArrowDown', target: focused('input:not') })).toBe('Alt ↓');
  expect(pressedKey({ ...up, target: focused('select') })).toBeNull();
  expect(pressedKey({ ...plain, altKey: true })).toBeNull();
});

test('a button with the focus keeps Enter and Space', () => {
  const target = focused('button');
  expect(pressedKey({ ...plain, key: 'Enter', code: 'Enter', target })).toBeNull();
  expect(pressedKey({ ...plain, target })).toBe('J');
});

test('an open dialog keeps the keys of the screen under it quiet', () => {
  expect(pressedKey({ ...plain, target: focused('dialog[open]') })).toBeNull();
});
