// `npm run doctor`: checks everything that a shop needs, prints a line per finding, and changes nothing but the file of figures
// that DOCTOR_TEXTFILE names. Exits with 0 if all is well, 1 if somebody should look today, 2 if somebody should look now.
import { environment } from '../env.ts';
import { examine } from './examine.ts';
import { exitCodeOf, lineOf } from './finding.ts';
import { outside } from './open-outside.ts';
import { textfileOf, writeTextfile } from './textfile.ts';

const source = environment();
const now = new Date();
const findings = await examine(source, outside, now);
const textfile = source['DOCTOR_TEXTFILE'] ?? '';
if (textfile !== '') writeTextfile(textfile, textfileOf(findings, now));
for (const finding of findings) console.log(lineOf(finding));
const wrong = findings.filter(({ state }) => state !== 'good').length;
console.log(wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${findings.length} are not as they should be.`);
process.exitCode = exitCodeOf(findings);
