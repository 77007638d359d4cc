/** npm run drill -- <name> [arguments]: runs scripts/drills/<name>/drill.ts. A drill ends by itself and cleans up. */
import { existsSync, readdirSync } from 'node:fs';

const drills = new URL('./', import.meta.url);
const names = readdirSync(drills, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/drill.ts`, drills)))
  .map((entry) => entry.name);
const name = process.argv[2] ?? '';
if (!names.includes(name)) {
  console.error(`There is no drill «${name}». Run: npm run drill -- ${names.join(' | ')}`);
  process.exit(2);
}
await import(new URL(`${name}/drill.ts`, drills).href);
