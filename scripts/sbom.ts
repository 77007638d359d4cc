// npm run sbom: writes sbom.cdx.json, the CycloneDX inventory of a live shop's packages, from package-lock.json alone, and fails if a
// package has an unreviewed licence. Uses no network.
import { readFileSync, writeFileSync } from 'node:fs';
import { wrongLicences } from './sbom/licences.ts';
import { productionPackages } from './sbom/production-packages.ts';
import { writeCycloneDx } from './sbom/write-cyclonedx.ts';

const FILE = 'sbom.cdx.json';
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = productionPackages(lock.packages);
const sbom = writeCycloneDx(packages, lock.version, new Date());
writeFileSync(FILE, sbom);
console.log(`${FILE}: ${JSON.parse(sbom).components.length} packages of a live shop, CycloneDX 1.6`);
const wrong = wrongLicences(packages.values());
for (const line of wrong) console.error(line);
if (wrong.length > 0) {
  console.error(
    `Look at ${wrong.length} licences: replace the package, or add its licence to scripts/sbom/licences.ts with the reason`,
  );
  process.exitCode = 1;
} else console.log('Licences: each is one that we have looked at. Next: npm run advisories');
