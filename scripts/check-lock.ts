// Fails when package-lock.json names a download address: the lock must work with whatever registry a machine is set up for.
import { readFileSync } from 'node:fs';

const lines = readFileSync('package-lock.json', 'utf8').split('\n');
const addresses = lines.filter((line) => /"resolved":\s*"[a-z+]+:\/\//.test(line));
if (addresses.length > 0) {
  console.error(`package-lock.json records ${addresses.length} download addresses, such as ${addresses[0]?.trim()}`);
  console.error('Write it anew with: npm run lock');
  process.exitCode = 1;
} else console.log(`${lines.length} lines, no address`);
