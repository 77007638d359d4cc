// npm run advisories: asks the registry for known vulnerabilities of the packages in the lock. Exits with 0 (none), 1 (some) or 2 (no
// answer from the registry). When each has to be fixed: docs/inventory.md.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { productionPackages } from './sbom/production-packages.ts';
import { readAudit } from './sbom/read-audit.ts';

const live = productionPackages(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages);
const { stdout } = spawnSync('npm', ['audit', '--json', '--package-lock-only'], { encoding: 'utf8', timeout: 120_000 });
const { lines } = readAudit(stdout ?? '', (place) => live.has(place));
if (lines === null) {
  console.error(
    'The registry of this machine gave no answer about advisories, so nothing is known either way. Nothing was changed.\nRun npm run advisories where the registry of npm itself can be reached, or give sbom.cdx.json (npm run sbom) to a scanner.',
  );
  process.exitCode = 2;
} else if (lines.length > 0) {
  for (const line of lines) console.error(line);
  console.error(`${lines.length} packages; by when each has to be repaired: docs/inventory.md, Components`);
  process.exitCode = 1;
} else console.log('No advisory is known against any package of the lock.');
