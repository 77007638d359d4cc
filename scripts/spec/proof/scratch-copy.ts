// A copy of the repository that can be broken: sources copied, packages hard-linked, demo pictures linked.
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../../repository-files.ts';

const PICTURES = 'demo/media';

export function scratchCopy(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-proof-'));
  for (const file of repositoryFiles(root)) {
    if (file.startsWith(`${PICTURES}/`)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(dirname(join(folder, PICTURES)), { recursive: true });
  symlinkSync(join(root, PICTURES), join(folder, PICTURES));
  // Those of the root, and those that npm installs in a workspace.
  const owners = ['', ...readdirSync(root)].map((name) => join(name, 'node_modules'));
  for (const packages of owners.filter((name) => existsSync(join(root, name)))) {
    execFileSync('cp', ['-al', join(root, packages), join(folder, packages)]);
  }
  // Tests that copy the repository themselves ask git for its files.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  appendFileSync(join(folder, '.git/info/exclude'), `${PICTURES}\n`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
