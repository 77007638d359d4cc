import { readdir } from 'node:fs/promises';
import { bad, type Finding, good } from './finding.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);

export const migrationFiles = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).map((file) => file.replace('.sql', ''));

/** Compares the migrations of this release with the applied ones. */
export function judgeMigrations(files: readonly string[], applied: readonly string[]): Finding {
  const pending = files.filter((name) => !applied.includes(name)).sort();
  const unknown = applied.filter((name) => !files.includes(name)).sort();
  if (unknown.length > 0) {
    const means = 'the database is of a newer release, or of another shop';
    return bad(`migrations: ${unknown.at(-1)} is not of this release`, means, 'start the release that migrated it');
  }
  if (pending.length === 0) return good(`migrations: all ${files.length} applied`);
  const names =
    pending.length > 3 ? `${pending.slice(0, 3).join(', ')} and ${pending.length - 3} more` : pending.join(', ');
  return bad(`migrations: ${names} not applied`, 'calls fail that need them', 'npm run migrate, as the owner');
}
