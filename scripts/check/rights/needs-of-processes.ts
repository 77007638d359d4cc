import type { Process } from '../../../server/src/db/rights/roles.ts';
import { TABLE_OWNERS } from '../../../server/src/table-owners.ts';
import type { Node } from '../tables/syntax.ts';
import { type CodeNeeds, needsOfCode, type Operation } from './needs-of-code.ts';
import { createReach, type Declaration } from './reached-code.ts';

/** The files that start with a process's rights: its own, and commands that use its role. */
const ENTRIES: Readonly<Record<Process, readonly string[]>> = {
  api: ['api'],
  worker: ['worker', 'verify-books', 'rebuild-search', 'restore/main'],
  admin: ['admin', 'money/main', 'staff/main', 'follow/main'],
};

/** Tables that a folder inserts into statements by its own function. */
const NAMED_BY_FUNCTION: Readonly<Record<string, readonly string[]>> = {
  'server/src/modules/catalogue/admin/shelves/': ['brands', 'categories', 'colours', 'sub_categories'],
};

/** Where a process needs an operation: the first place found, or null. */
export function needsOfProcesses(
  read: (file: string) => string,
): (process: Process, table: string, operation: Operation) => string | null {
  const reach = createReach(read);
  const known = new Map<Declaration, CodeNeeds>();
  const needsOf = (declaration: Declaration): CodeNeeds => {
    const needs = known.get(declaration) ?? needsOfCode(allNodes(declaration.nodes), namedIn(declaration.file, read));
    known.set(declaration, needs);
    return needs;
  };
  const places = new Map<string, string>();
  for (const [process, entries] of Object.entries(ENTRIES))
    for (const declaration of entries.flatMap((entry) => reach(`server/src/${entry}.ts`))) {
      if (!declaration.file.startsWith('server/src/')) continue;
      const { needs, locksElsewhere } = needsOf(declaration);
      const place = `${declaration.file} ${declaration.name}`;
      for (const [table, operations] of needs)
        for (const operation of operations) places.set(`${process} ${table} ${operation}`, place);
      if (locksElsewhere)
        for (const mentioned of declaration.mentions)
          for (const table of needsOf(mentioned).needs.keys()) places.set(`${process} ${table} update`, place);
    }
  return (process, table, operation) => places.get(`${process} ${table} ${operation}`) ?? null;
}

/** The tables that a file names outside of its statements, for `sql.table(…)`. */
function namedIn(file: string, read: (file: string) => string): string[] {
  const text = read(file);
  const ofFolder = Object.entries(NAMED_BY_FUNCTION).flatMap(([folder, tables]) =>
    file.startsWith(folder) ? tables : [],
  );
  if (!text.includes('sql.table(')) return ofFolder;
  return [
    ...ofFolder,
    ...Object.keys(TABLE_OWNERS).filter((table) => new RegExp(`['.]${table}'|\\b${table}:`).test(text)),
  ];
}

function allNodes(value: unknown, found: Node[] = []): Node[] {
  if (typeof value !== 'object' || value === null) return found;
  if (typeof (value as Node).type === 'string') found.push(value as Node);
  for (const inner of Object.values(value)) allNodes(inner, found);
  return found;
}
