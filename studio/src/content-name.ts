import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const contentHash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 8);

/** `sofa-naran-3-sand-hero-400` + webp → `sofa-naran-3-sand-hero-400.8db502dd.webp`: the shop may cache it for ever. */
const contentName = (name: string, content: Uint8Array, ending: string) => `${name}.${contentHash(content)}.${ending}`;

export const nameHasContentHash = (file: string, content: Uint8Array) =>
  file.split('.').at(-2) === contentHash(content) && file.split('.').length === 3;

/** Writes the content under its name in the folder and returns the name. */
export function saveByContent(folder: string, name: string, content: Uint8Array, ending: string): string {
  const file = contentName(name, content, ending);
  if (!existsSync(join(folder, file))) writeWhole(join(folder, file), content);
  return file;
}

/** Whole or not at all: an interrupted run must not leave half a file that looks finished. */
function writeWhole(path: string, content: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

export const writeJson = (path: string, value: unknown) => writeWhole(path, `${JSON.stringify(value, null, 1)}\n`);
