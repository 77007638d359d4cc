import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { file } from '../processes.ts';
import { hasPackagesOf } from './same-packages.ts';

export const HERE = file('').replace(/\/$/, '');

const run = (root: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28 });

/** Seven digits of this checkout's commit, and whether there are uncommitted changes. */
export const ownCommit = (): string =>
  run(HERE, 'git', 'describe', '--always', '--dirty', '--exclude=*', '--abbrev=7').trim();

export interface Checkout {
  /** Seven digits. */
  commit: string;
  root: string;
  remove(): void;
}

/** Checks out the commit in a worktree beside this one, where node_modules can be hard links, with its packages. */
export function checkOut(commit: string): Checkout {
  const found = run(HERE, 'git', 'rev-parse', '--verify', '--end-of-options', `${commit}^{commit}`).trim();
  const short = found.slice(0, 7);
  const root = mkdtempSync(join(dirname(HERE), `compare-${short}-`));
  const remove = () => {
    rmSync(root, { recursive: true, force: true });
    run(HERE, 'git', 'worktree', 'prune');
  };
  try {
    console.log(`checking ${short} out in ${root} …`);
    run(HERE, 'git', 'worktree', 'add', '--detach', root, found);
    install(root);
    return { commit: short, root, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function install(root: string): void {
  const [older = '', here = ''] = [root, HERE].map((at) => readFileSync(join(at, 'package-lock.json'), 'utf8'));
  if (hasPackagesOf(older, here)) {
    console.log('linking packages: they are the same …');
    const folders = run(HERE, 'find', '.', '-maxdepth', '2', '-name', 'node_modules', '-prune').trim().split('\n');
    for (const folder of folders) run(HERE, 'cp', '-al', folder, join(root, folder));
    // The cache of tools belongs to this side.
    rmSync(join(root, 'node_modules/.cache'), { recursive: true, force: true });
    return;
  }
  console.log('installing its packages …');
  run(root, 'npm', 'ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
}

/** Uses the packages and the Node of that checkout. */
export function buildPages(root: string): void {
  console.log(`building the pages of ${root} …`);
  run(root, 'env', `PATH=${join(root, 'node_modules/.bin')}:${process.env['PATH']}`, 'npm', 'run', 'build');
}
