import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourClass } from './colour-class.ts';

const sheet = readFileSync(new URL('./colour-class.css', import.meta.url), 'utf8');

/** What the style sheet makes of the classes. */
const drawn = (hex: string): number[] =>
  colourClass(hex)
    .split(' ')
    .slice(1)
    .map((name) => Number(new RegExp(`\\.${name} \\{\\s+--${name[0]}: (\\d+);`).exec(sheet)?.[1]));

test('a colour is drawn as it is, to four parts of 255', () => {
  for (const hex of ['#000000', '#ffffff', '#8f5238', '#cdbfa8', '#5f7891', '#4b4e52', '#f0f4fe']) {
    const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    const off = drawn(hex).map((channel, n) => Math.abs(channel - (wanted[n] ?? 0)));
    expect({ hex, off: Math.max(...off) <= 4 }).toEqual({ hex, off: true });
  }
});
