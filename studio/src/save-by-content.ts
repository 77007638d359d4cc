import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentName } from '@tokhi/pictures/content-name';

/** Writes the content under its name in the folder and returns the name. */
export function saveByContent(folder: string, name: string, content: Uint8Array, ending: string): string {
  const file = contentName(name, content, ending);
  saveNamed(folder, file, content);
  return file;
}

/** Writes a file whose name says its content, unless it is there. */
export function saveNamed(folder: string, file: string, content: Uint8Array): void {
  if (!existsSync(join(folder, file))) writeWhole(join(folder, file), content);
}

/** Whole or not at all: an interrupted run must not leave half a file that looks finished. */
function writeWhole(path: string, content: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}

export const writeJson = (path: string, value: unknown) => writeWhole(path, `${JSON.stringify(value, null, 1)}\n`);
