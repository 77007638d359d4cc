// The one way to handle a generated file: write it, or with `--check` fail when the committed one is stale.
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** Writes `content` to `path` (from the repository root), or compares if the process was started with --check. */
export function keepGenerated(path: string, content: string, command = 'npm run docs'): void {
  const file = new URL(path, root);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, content);
    console.log(`wrote ${path}`);
    return;
  }
  if (readIfThere(file) === content) return;
  console.error(`${path} is stale. Write it anew with: ${command}`);
  process.exitCode = 1;
}

function readIfThere(file: URL): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
