import { PROCESSES, type Process, roleOf } from './roles.ts';
import { MIGRATION_RIGHTS, QUEUE_RIGHTS, SEQUENCE_RIGHTS, TABLE_RIGHTS } from './table-rights.ts';

/** As PostgreSQL names it: `select`, `update`, `update(sentence)`, `usage`, `execute`. */
export type Privilege = string;
/** What the roles may do with one object of the database, by role. */
export type WantedRights = Readonly<Record<string, readonly Privilege[]>>;

const OPERATIONS: Readonly<Record<string, string>> = { s: 'select', i: 'insert', u: 'update', d: 'delete' };
const SIGN = /\s*([siud])(?:\(([^)]*)\))?/y;

/** `s u(sentence)`: `select` and `update(sentence)`. */
export function privilegesOf(signs: string): Privilege[] {
  SIGN.lastIndex = 0;
  const found: Privilege[] = [];
  while (SIGN.lastIndex < signs.length) {
    const [, sign = '', columns] = SIGN.exec(signs) ?? [];
    const operation = OPERATIONS[sign];
    if (operation === undefined) throw new Error(`«${signs}» is none of s, i, u, d and u(column, …)`);
    if (columns === undefined) found.push(operation);
    else for (const column of columns.split(',')) found.push(`${operation}(${column.trim()})`);
  }
  return found;
}

const everyRole = (privileges: (process: Process, at: number) => readonly Privilege[]): WantedRights =>
  Object.fromEntries(PROCESSES.map((process, at) => [roleOf(process), privileges(process, at)]));

/** Functions of graphile-worker that add, move and withdraw jobs; only the worker calls the others too. */
const FOR_ADDING_JOBS = ['add_job', 'add_jobs', 'remove_job', 'reschedule_jobs'];

/** An object of the database on which rights are granted. */
export interface Thing {
  kind: 'database' | 'schema' | 'table' | 'sequence' | 'function';
  schema: string;
  name: string;
  isTriggerFunction: boolean;
}

/** What the processes may do with an object: nothing that is not listed. */
export function wantedRights({ kind, schema, name, isTriggerFunction }: Thing): WantedRights {
  const isQueue = schema === 'graphile_worker';
  // Only the preview of a front page, which staff open, writes to temporary tables. No process creates a permanent one.
  if (kind === 'database') return { public: ['connect'], [roleOf('admin')]: ['temporary'] };
  if (kind === 'schema') return { ...everyRole(() => ['usage']), public: isQueue ? [] : ['usage'] };
  if (kind === 'table') {
    const lines: Readonly<Record<string, readonly string[]>> = isQueue
      ? QUEUE_RIGHTS
      : { ...TABLE_RIGHTS, ...MIGRATION_RIGHTS };
    return everyRole((_, at) => privilegesOf(lines[name]?.[at] ?? ''));
  }
  if (kind === 'sequence')
    return everyRole((process) => (!isQueue && SEQUENCE_RIGHTS[name]?.includes(process) ? ['usage'] : []));
  // Triggers need no right to fire; functions in their WHEN clause and in constraints run as the role that changes the row.
  if (isTriggerFunction) return everyRole(() => []);
  return everyRole((process) =>
    !isQueue || process === 'worker' || FOR_ADDING_JOBS.includes(name) ? ['execute'] : [],
  );
}
