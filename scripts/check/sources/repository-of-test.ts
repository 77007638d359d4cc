import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A git repository with these files in a temporary folder; deleted after the test. */
export function repositoryOfTest(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
