import { readFileSync } from 'node:fs';
import { limits } from '@tokhi/contract/limits';
import { ENTRY_LIMITS } from '@tokhi/rules/person/entry-limits';
import { expect, test } from 'vitest';

const page = readFileSync(new URL('../../../../../docs/security.md', import.meta.url), 'utf8');

test('the table of docs/security.md has every limit of tries, with its figures', () => {
  const rows = [...page.matchAll(/^\| `(\w+)` \| [^|]+ \| (\d+) \| (\d+) \|/gm)];
  const written = rows.map(([, name, most, minutes]) => [
    name,
    { most: Number(most), withinMs: Number(minutes) * 60_000 },
  ]);
  expect(Object.fromEntries(written)).toEqual(ENTRY_LIMITS);
});

test('the limits of calls a minute that it names are those of the contract', () => {
  const said = /: (\d+) of an address, (\d+) of\s+them to enter; (\d+) of a customer, [^;]+; (\d+) tokens/.exec(page);
  const { browsing, entering, customer, strangers } = limits;
  expect(said?.slice(1).map(Number)).toEqual([browsing, entering, customer, strangers]);
});
