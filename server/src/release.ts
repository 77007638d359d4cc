import { existsSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/**
 * The release of this process: what ops/deploy wrote into its folder, or the version. During a deployment two releases run at once; shared
 * data whose format depends on the release has this in its name.
 */
export function releaseName(): string {
  const file = new URL('RELEASE', ROOT);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  return (JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as { version: string }).version;
}
