// Fails when a text refers to something missing: a decision record, its row in the index, a path, the number of the next migration,
// a dependency, a module or feature.
import { findBadReferences } from './references/find-bad-references.ts';

const faults = findBadReferences('.');
for (const { file, line, what } of faults) console.error(`${file}:${line} ${what}`);
if (faults.length > 0) {
  console.error(`${faults.length} references lead nowhere`);
  process.exitCode = 1;
} else console.log('every record, path, migration, dependency and folder that is mentioned exists');
