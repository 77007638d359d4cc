// `npm run words`: checks every Mongolian word of the demo shop and of the shop's texts with hunspell. demo/accepted-words.txt must
// list each word that hunspell does not know, after a person has checked it; words that are no longer used are reported too. Needs
// Debian's hunspell and hunspell-mn.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { serverTexts } from '../../contract/src/texts/server-texts.ts';
import { texts } from '../../contract/src/texts/texts.ts';

const ACCEPTED = 'demo/accepted-words.txt';
const CYRILLIC = /[А-Яа-яЁёӨөҮү]+(?:-[А-Яа-яЁёӨөҮү]+)*/g;

const written = globSync('demo/{catalogue,catalogue/departments,content}/*.json').map((file) =>
  readFileSync(file, 'utf8'),
);
const studio = readFileSync('demo/studio/catalog.json', 'utf8');
const facts = readFileSync('server/reference/shop-facts.json', 'utf8');
const all = [...written, studio, facts, ...Object.values(texts), ...Object.values(serverTexts)].join('\n');
const words = [...new Set(all.match(CYRILLIC) ?? [])].sort();

const checked = spawnSync('hunspell', ['-d', 'mn_MN', '-i', 'utf-8', '-l'], {
  input: words.join('\n'),
  encoding: 'utf8',
});
if (checked.error || checked.status !== 0) {
  console.error(`hunspell did not run: ${checked.stderr ?? ''} Install it with: apt-get install hunspell hunspell-mn`);
  process.exit(1);
}
const unknown = new Set(checked.stdout.split('\n').filter((word) => word !== ''));
const accepted = new Set(
  readFileSync(ACCEPTED, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);

const unreviewed = [...unknown].filter((word) => !accepted.has(word));
const unused = [...accepted].filter((word) => !unknown.has(word));
for (const word of unreviewed) console.error(`unknown: ${word}`);
for (const word of unused) console.error(`${ACCEPTED}: ${word} is not needed any more`);
if (unreviewed.length > 0) console.error(`Mend what is wrong; put what is right into ${ACCEPTED}.`);
console.log(`${words.length} words, ${unknown.size} unknown to the dictionary, ${accepted.size} of them accepted`);
if (unreviewed.length > 0 || unused.length > 0 || words.length === 0) process.exitCode = 1;
