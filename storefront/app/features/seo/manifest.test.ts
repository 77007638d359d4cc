import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const manifest = JSON.parse(read('../../../public/manifest.webmanifest'));

test('the colours of the installed shop are the tokens’', () => {
  const token = (name: string) => new RegExp(`--${name}: (#\\w+);`).exec(read('../../../../ui/src/tokens.css'))?.[1];
  expect(manifest.theme_color).toBe(token('evergreen'));
  expect(manifest.background_color).toBe(token('paper'));
});

test('every icon is there, in the size that is said', () => {
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of manifest.icons) {
    const file = new URL(`../../../public${src}`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    const png = readFileSync(file);
    // A PNG says width and height right after its signature and the head of its first chunk.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});
