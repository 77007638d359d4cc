import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * What a build that runs as in production needs on this machine, and its environment does not name: the values of .env.example. In
 * production nothing has an address or a secret by default. The application's database follows from that of its owner.
 */
export function localSettings(named: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
  const isOwn = (name: string) => name === 'NODE_ENV' || name.endsWith('_DATABASE_URL') || (named[name] ?? '') !== '';
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, value]) => (isOwn(name) ? [] : [[name, value ?? '']])),
  );
}
