import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => JSON.parse(readFileSync(new URL(`../../../demo/${file}`, import.meta.url), 'utf8'));
const models: { code: string; name: string }[] = read('studio/catalog.json').models;
const brands: { name: string }[] = read('catalogue/brands.json');

/** Pieces made for each other share a name; their texts say so. */
const SERIES: Record<string, string[]> = {
  NARAN: ['sofa-naran-3', 'sofa-naran-2', 'armchair-naran'],
  UNDUR: ['sofa-undur', 'ottoman-undur'],
  AMAR: ['sofa-amar', 'bench-amar', 'bed-amar'],
  TALBAI: ['tv-talbai', 'sideboard-talbai'],
  TAL: ['chest-tal', 'night-tal'],
};

test('a name of the demo belongs to one model or to one series, and to no brand', () => {
  const byName = Map.groupBy(models, ({ name }) => name);
  const shared = [...byName]
    .filter(([, those]) => those.length > 1)
    .map(([name, those]) => [name, those.map(({ code }) => code)]);
  expect(Object.fromEntries(shared)).toEqual(SERIES);
  expect(brands.map(({ name }) => name).filter((name) => byName.has(name))).toEqual([]);
});

test('no two names of the demo are one word in two spellings', () => {
  const sound = (name: string) => name.replaceAll('KH', 'H').replace(/(.)\1+/g, '$1');
  const bySound = Map.groupBy(new Set(models.map(({ name }) => name)), sound);
  expect([...bySound.values()].filter((names) => names.length > 1)).toEqual([]);
});
