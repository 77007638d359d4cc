// The closing lines of .ci/run, from the files that its steps left in a folder.
import { closingLines } from './closing-lines.ts';
import { readRun } from './read-run.ts';

const [folder = '.gate/last'] = process.argv.slice(2);
console.log(closingLines(readRun(folder)).join('\n'));
