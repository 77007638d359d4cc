// compose.yaml cannot be started here (no container runtime): compares the settings that it sets with those that processes read.
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { judgeEnv } from '../../server/src/env.ts';
import {
  ADMIN_HEAP_LIMIT_MB,
  COLLECTING_EARLY,
  heapLimitMb,
  WORKER_HEAP_LIMIT_MB,
} from '../../server/src/heap-limit.ts';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

interface Service {
  command: string[];
  environment: Record<string, string>;
}
const text = read('ops/image/compose.yaml');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
const example = parseEnv(read('ops/image/example.env'));
const HERE = /\$\{(\w+)(?::[?-]([^}]*))?\}/g;

/** example.env, filled in. */
const filled: Record<string, string | undefined> = {
  ...Object.fromEntries(Object.keys(example).map((name) => [name, 'a'.repeat(64)])),
  SHOP: 'shop.example',
  ADMIN: 'admin.shop.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  STAFF_KEY: Buffer.alloc(32, 7).toString('base64'),
  STAFF_KEY_BEFORE: '',
};

/** The environment of this service's process: the image's settings, overridden by those of compose. */
function environmentOf(name: string): Record<string, string> {
  const environment: Record<string, string> = services[name]?.environment ?? {};
  const given = Object.entries(environment).map(([setting, value]) => [
    setting,
    value.replace(HERE, (_all, variable: string, otherwise: string) => filled[variable] ?? otherwise),
  ]);
  const [, ofImage = ''] = /^ENV (.*)$/m.exec(read('ops/image/Containerfile')) ?? [];
  return { ...parseEnv(ofImage.replaceAll(' ', '\n')), ...Object.fromEntries(given) };
}

/** What its entry file requires. */
function neededBy(name: string): ('ADMIN_ORIGIN' | 'STAFF_KEY' | 'DATABASE_URL')[] {
  const [, list = ''] = /readEnv\(undefined, \[([^\]]*)\]\)/.exec(read(`server/src/${name}.ts`)) ?? [];
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, one]) => one as 'DATABASE_URL');
  expect(names).not.toEqual([]);
  return names;
}

const PROCESSES = ['api', 'worker', 'admin', 'migrate'];

test.each(PROCESSES)('%s finds in compose.yaml every setting that it does not start without', (name) => {
  expect(services[name]?.command).toEqual([name]);
  expect(judgeEnv(environmentOf(name), neededBy(name)).problems).toEqual([]);
});

test.each(PROCESSES)('%s is given no setting that nobody reads, and no address of another process', (name) => {
  const known = Object.keys(parseEnv(read('.env.example')));
  const given = Object.keys(environmentOf(name));
  expect(given.filter((setting) => !known.includes(setting))).toEqual([]);
  const own = name === 'migrate' ? 'DATABASE_URL' : `${name.toUpperCase()}_DATABASE_URL`;
  expect(given.filter((setting) => setting.endsWith('DATABASE_URL'))).toEqual([own]);
  expect(given.includes('STAFF_KEY')).toBe(name === 'admin');
});

test('example.env names what compose.yaml asks for, and nothing else', () => {
  const asked = new Set([...text.matchAll(HERE)].map(([, name = '']) => name));
  expect(new Set(Object.keys(example))).toEqual(asked);
});

test('what the edge changes in nginx.conf stands there', () => {
  const edge = services['edge']?.command.at(-1) ?? '';
  const sought = [...edge.matchAll(/s\/([^/]+)\//g)].map(([, one = '']) => one.replaceAll('\\', ''));
  expect(sought).toHaveLength(4);
  for (const one of sought) expect(read('ops/nginx.conf')).toContain(one);
});

test('the image starts its processes with the limits that the shop has elsewhere', () => {
  const run = read('ops/image/run');
  expect(run).toContain(`$((${heapLimitMb(0)} + \${CACHE_MEGABYTES:-256}))`);
  expect(run).toContain(`--max-old-space-size=${WORKER_HEAP_LIMIT_MB} server/src/worker.ts`);
  expect(run).toContain(
    `--max-old-space-size=${ADMIN_HEAP_LIMIT_MB} ${COLLECTING_EARLY.join(' ')} server/src/admin.ts`,
  );
});
