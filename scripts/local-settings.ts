import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/**
 * The values of .env.example for what a production build needs on this machine and the environment does not set. In production no
 * address or secret has a default. The application's database follows from its owner's.
 */
export function localSettings(named: NodeJS.ProcessEnv = process.env): Record<string, string> {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
  const isOwn = (name: string) => name === 'NODE_ENV' || name.endsWith('_DATABASE_URL') || (named[name] ?? '') !== '';
  return Object.fromEntries(
    Object.entries(example).flatMap(([name, value]) => (isOwn(name) ? [] : [[name, value ?? '']])),
  );
}
