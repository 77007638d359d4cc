// Fails when package-lock.json names a host, because the lock must work with whatever registry a machine is set up for, or when it
// lets a package in that is not compared with its integrity value.
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
