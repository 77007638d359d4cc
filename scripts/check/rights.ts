// Fails when a process can reach a statement that its role may not run, or has a right that none of its code needs
// (server/src/db/rights/table-rights.ts, decision 218). A missing right is an outage; an unneeded one helps an attacker.
import { readFileSync } from 'node:fs';
import { PROCESSES, type Process } from '../../server/src/db/rights/roles.ts';
import { TABLE_RIGHTS } from '../../server/src/db/rights/table-rights.ts';
import { privilegesOf } from '../../server/src/db/rights/wanted-rights.ts';
import { needsOfProcesses } from './rights/needs-of-processes.ts';

/** Mentioned but never run: `process table operation`, and why. */
const NEVER_RUN: Readonly<Record<string, string>> = {
  'api settings insert': 'a setting is read and saved by one record; only forms of staff save',
  'api settings update': 'the same',
  'worker settings insert': 'the same',
  'worker settings update': 'the same',
  'api staff_replies insert': 'replies to customers and to staff are kept by one function, in tables of their own',
  'api staff_replies select': 'the same',
  'api staff_replies update': 'the same',
  'admin idempotent_replies insert': 'the same',
  'admin idempotent_replies update': 'the same',
  'admin search_outcomes insert': 'the preview of the front page binds the calls of search, and asks none that counts',
  'admin search_outcomes update': 'the same',
  'admin search_queries insert': 'the same',
  'admin search_queries update': 'the same',
};

const isNeeded = needsOfProcesses((file) => readFileSync(file, 'utf8'));
const faults: string[] = [];
const unused = new Set(Object.keys(NEVER_RUN));
let compared = 0;
for (const [at, process] of PROCESSES.entries())
  for (const [table, rights] of Object.entries(TABLE_RIGHTS)) {
    const granted = new Set(privilegesOf(rights[at] ?? '').map((privilege) => privilege.replace(/\(.*/, '')));
    for (const operation of ['select', 'insert', 'update', 'delete'] as const) {
      const cell = `${process} ${table} ${operation}`;
      const from = isNeeded(process as Process, table, operation);
      compared += 1;
      if (from !== null && !granted.has(operation)) {
        if (!(cell in NEVER_RUN)) faults.push(`${cell}: ${from} needs it, and it is not granted`);
        unused.delete(cell);
      }
      if (from === null && granted.has(operation)) faults.push(`${cell}: is granted, and nothing needs it`);
    }
  }
for (const cell of unused) faults.push(`${cell}: is granted or not mentioned any more, take it out of NEVER_RUN`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${compared} rights of ${PROCESSES.length} processes, each granted where code needs it`);
