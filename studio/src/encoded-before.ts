import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeJson } from './save-by-content.ts';

/** Remembers, beside the masters, which of them were encoded and how: a second run does only what changed. */
export class EncodedBefore {
  private readonly file: string;
  private readonly stamps: Record<string, string>;

  constructor(masters: string) {
    this.file = join(masters, '.encoded.json');
    this.stamps = existsSync(this.file) ? JSON.parse(readFileSync(this.file, 'utf8')) : {};
  }

  has(name: string, master: string, recipe: unknown): boolean {
    return this.stamps[name] === stamp(master, recipe);
  }

  add(name: string, master: string, recipe: unknown): void {
    this.stamps[name] = stamp(master, recipe);
  }

  save(): void {
    writeJson(this.file, this.stamps);
  }
}

function stamp(master: string, recipe: unknown): string {
  const { size, mtimeMs } = statSync(master);
  return `${size}:${Math.round(mtimeMs)}:${JSON.stringify(recipe)}`;
}
