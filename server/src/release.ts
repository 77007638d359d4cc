import { existsSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/**
 * Which release this process runs: what ops/deploy wrote into its folder, or the version. Processes of two releases stand beside each
 * other during a deployment; what they share has this in its name where it has their shape.
 */
export function releaseName(): string {
  const file = new URL('RELEASE', ROOT);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return (JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string }).version;
}
