import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryFiles } from './repository-files.ts';

const WORKSPACES = [
  'rules',
  'contract',
  'ui',
  'pictures',
  'server',
  'storefront',
  'admin',
  'sandbox',
  'e2e',
  'bench',
  'studio',
];

/**
 * A copy of the sources in a temporary folder, for tests that break something on purpose. Packages are linked; our own
 * workspaces are linked to the copy.
 */
export function copyOfRepository(root: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'tokhi-copy-'));
  for (const file of repositoryFiles(root)) {
    if (file.startsWith('demo/media/')) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  mkdirSync(join(folder, 'node_modules/@tokhi'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@tokhi') symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const workspace of WORKSPACES) {
    symlinkSync(join(folder, workspace), join(folder, 'node_modules/@tokhi', workspace));
    // Packages that npm installs in the workspace.
    const own = join(workspace, 'node_modules');
    if (existsSync(join(root, own))) symlinkSync(join(root, own), join(folder, own));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
