// The facts that decide about a release, read from the working tree and from git.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Versioned = z.object({ version: z.string().default('none') });
const Root = Versioned.extend({ workspaces: z.array(z.string()) });
const Lock = Versioned.extend({ packages: z.record(z.string(), Versioned) });

export interface Release {
  version: string;
  /** Place of a version → the version there. */
  versions: ReadonlyMap<string, string>;
  changelog: string;
  tags: readonly string[];
  /** Lines of `git status`; empty for a clean tree. */
  changes: readonly string[];
  head: string;
}

export function readPackages(root: string): Release {
  const text = (file: string) => readFileSync(join(root, file), 'utf8');
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '');
  const { version, workspaces } = Root.parse(JSON.parse(text('package.json')));
  const lock = Lock.parse(JSON.parse(text('package-lock.json')));
  const versions = new Map([['package-lock.json', lock.version]]);
  for (const folder of ['', ...workspaces]) {
    const file = join(folder, 'package.json');
    versions.set(file, Versioned.parse(JSON.parse(text(file))).version);
    versions.set(`package-lock.json, ${folder || 'root'}`, lock.packages[folder]?.version ?? 'none');
  }
  return {
    version,
    versions,
    changelog: existsSync(join(root, 'CHANGELOG.md')) ? text('CHANGELOG.md') : '',
    tags: git('tag', '--list'),
    changes: git('status', '--porcelain'),
    head: git('rev-parse', '--short', 'HEAD')[0] ?? '',
  };
}
