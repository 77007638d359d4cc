// `npm run release` in a separate repository with this one's versions and one fault at a time.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { version, workspaces } = JSON.parse(readFileSync('package.json', 'utf8'));
const script = resolve('scripts/release.ts');
const PACKAGES = ['package.json', 'package-lock.json', ...workspaces.map((name: string) => `${name}/package.json`)];
const CHANGELOG = `# Changelog\n\n## ${version} – 2026-11-30\n\n### Added\n- Sofas.\n\n## 0.0.1 – 2026-11-01\n- Chairs.\n`;

let folder: string;
const git = (...args: string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const release = (...args: string[]) => {
  const done = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  return { status: done.status, said: done.stdout + done.stderr, tags: git('tag', '--list') };
};
function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
}
const commit = () => git('commit', '--quiet', '--all', '--message', 'Change something');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tokhi-release-'));
  for (const file of PACKAGES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(file, join(folder, file));
  }
  writeFileSync(join(folder, 'CHANGELOG.md'), CHANGELOG);
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@tokhi.example');
  git('add', '--all');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('tags HEAD with the section of the changelog, headings included', () => {
  expect(release()).toMatchObject({ status: 0, tags: `v${version}` });
  expect(git('cat-file', '-t', `v${version}`)).toBe('tag');
  expect(git('rev-parse', `v${version}^{commit}`)).toBe(git('rev-parse', 'HEAD'));
  const message = git('tag', '--list', '--format=%(contents)', `v${version}`);
  expect(message).toBe(`${version}\n\n### Added\n- Sofas.`);
});

test('a dry run prints the tag and makes none', () => {
  const { status, said, tags } = release('--dry-run');
  expect({ status, tags }).toEqual({ status: 0, tags: '' });
  expect(said).toContain(`as v${version}:`);
});

test.each<[what: string, file: string, from: string, to: string, problem: string]>([
  ['another version in a package', 'rules/package.json', version, '9.9.9', 'rules/package.json has version 9.9.9'],
  ['another version in the lock', 'package-lock.json', version, '9.9.9', 'package-lock.json has version 9.9.9'],
  [
    'a changelog without the version',
    'CHANGELOG.md',
    `## ${version}`,
    '## 9.9.9',
    `no section "## ${version} – YYYY-MM-DD"`,
  ],
  ['a changelog without a date', 'CHANGELOG.md', '2026-11-30', 'not released', 'write the day of the release'],
  ['an empty section of the changelog', 'CHANGELOG.md', '### Added\n- Sofas.', '', `says nothing about ${version}`],
])('%s stops the release', (_what, file, from, to, problem) => {
  change(file, from, to);
  commit();
  const { status, said, tags } = release();
  expect({ status, tags }).toEqual({ status: 1, tags: '' });
  expect(said).toContain(problem);
});

test('a workspace of the lock with another version stops the release', () => {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  lock.packages['ui'].version = '9.9.9';
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
  commit();
  expect(release()).toMatchObject({
    status: 1,
    said: expect.stringContaining('package-lock.json, ui has version 9.9.9'),
  });
});

test.each(['CHANGELOG.md', 'a-new-file.txt'])(
  'a tree with a change in %s that is not committed stops the release',
  (file) => {
    writeFileSync(join(folder, file), CHANGELOG.replace('Sofas', 'Beds'));
    expect(release()).toMatchObject({
      status: 1,
      said: expect.stringContaining('1 changes that are not committed'),
      tags: '',
    });
  },
);

test('a version that is tagged already is not tagged again', () => {
  git('tag', `v${version}`);
  expect(release()).toMatchObject({ status: 1, said: expect.stringContaining('exists already') });
});

test('an unknown argument does nothing', () => {
  expect(release('--force')).toMatchObject({ status: 2, tags: '' });
});
