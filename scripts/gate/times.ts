// `npm run gate:times`: the time of each step of the last gate compared with the one before, and its slowest files.
import { readRun } from './read-run.ts';
import { timeTable } from './time-table.ts';

const steps = readRun('.gate/last');
if (steps.length === 0) {
  console.error('No gate has run here yet: bash .ci/run');
  process.exit(1);
}
console.log(timeTable(steps, readRun('.gate/previous')).join('\n'));
