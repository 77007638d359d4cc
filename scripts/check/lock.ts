// Fails when package-lock.json names a host, because the lock must work with any registry, or when it lists a package without an
// integrity value.
import { readFileSync } from 'node:fs';
import { unverifiedPackages } from './unverified-packages.ts';

const text = readFileSync('package-lock.json', 'utf8');
const lines = text.split('\n');
const addresses = lines.filter((line) => line.includes('://'));
const unverified = unverifiedPackages(JSON.parse(text).packages);
if (addresses.length > 0) {
  console.error(`package-lock.json names ${addresses.length} hosts, such as ${addresses[0]?.trim()}`);
}
if (unverified.length > 0) {
  console.error(`package-lock.json has no integrity value for ${unverified.length} packages, such as ${unverified[0]}`);
}
if (addresses.length > 0 || unverified.length > 0) {
  console.error('Write it anew with: npm run lock');
  process.exitCode = 1;
} else console.log(`${lines.length} lines, no address, nothing unverified`);
