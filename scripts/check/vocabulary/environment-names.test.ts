import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bannedInName } from './banned-in-name.ts';

const banned = (names: readonly string[]) =>
  names.flatMap((name) => bannedInName(name, true).map(({ word, use }) => `${name}: ${use} instead of ${word}`));

test('no name of .env.example has a word that the glossary replaces', () => {
  const names = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  );
  expect(names.length).toBeGreaterThan(60);
  expect(banned(names)).toEqual([]);
});

test('such a name is found', () => {
  expect(banned(['WORKER_LANES', 'WORKER_CONCURRENCY'])).toEqual(['WORKER_LANES: queue instead of lanes']);
});
