import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);
/** npm runs these two without `run`. */
const SHORT = new Set(['test', 'start']);
const commandOf = (script: string): string => `npm ${SHORT.has(script) ? '' : 'run '}${script}`;

test.each(scripts)('README.md says what the command %s does', (script) => {
  // In a table, and not as the beginning of another command's name.
  expect(readme).toMatch(new RegExp(String.raw`^\| (?:.*, )?\`${commandOf(script)}(?![\w:-])`, 'm'));
});

test('README.md names no command that does not exist', () => {
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script);
  expect(named.filter((script) => !scripts.includes(script))).toEqual([]);
});
