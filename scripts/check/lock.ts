// Fails when package-lock.json names a host: the lock must work with whatever registry a machine is set up for.
import { readFileSync } from 'node:fs';

const lines = readFileSync('package-lock.json', 'utf8').split('\n');
const addresses = lines.filter((line) => line.includes('://'));
if (addresses.length > 0) {
  console.error(`package-lock.json names ${addresses.length} hosts, such as ${addresses[0]?.trim()}`);
  console.error('Write it anew with: npm run lock');
  process.exitCode = 1;
} else console.log(`${lines.length} lines, no address`);
