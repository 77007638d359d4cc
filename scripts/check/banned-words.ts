// Fails when a name, path, comment, document or test title has a word that the glossary replaces.
// `--summary` prints only the counts; words after it (`bill lane`) restrict the report to them.
import { HOW_TO_GO_ON } from './vocabulary/exceptions.ts';
import { type BannedUse, findBanned } from './vocabulary/find-banned.ts';

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const { uses, unused } = findBanned('.');
const shown = uses.filter(
  ({ concept, word }) => wanted.length === 0 || wanted.includes(concept) || wanted.includes(word),
);

if (process.argv.includes('--summary')) printSummary();
else {
  for (const { file, line, word, found, use, times } of shown) {
    console.error(`${file}:${line} «${word}» in ${found}${times > 1 ? ` (${times} times)` : ''}: use ${use}`);
  }
}
for (const { word, why } of unused) console.error(`exceptions.ts: ${word} (${why}) excuses nothing any more`);
if (uses.length > 0 || unused.length > 0) {
  console.error(`${uses.length} uses of banned words. ${HOW_TO_GO_ON}`);
  process.exitCode = 1;
} else console.log('no banned word in names, paths, comments, documents and titles of tests');

function printSummary(): void {
  const rows = [...Map.groupBy(shown, ({ concept }) => concept)].map(([concept, all]) => {
    const count = (kind: BannedUse['kind']) => all.filter((one) => one.kind === kind).length;
    return { concept, names: count('name'), paths: count('path'), prose: count('prose') };
  });
  console.table(rows.sort((a, b) => b.names + b.paths + b.prose - (a.names + a.paths + a.prose)));
}
