import { type Owner, TABLE_OWNERS } from '../../../server/src/table-owners.ts';
import { namedTables } from './named-tables.ts';

const ownerOf = (table: string): Owner | undefined => (TABLE_OWNERS as Record<string, Owner>)[table];

/** The module of a file, if it may own tables. */
const moduleOf = (file: string): string | undefined =>
  /^server\/src\/(?:modules\/([^/]+)|(jobs|callers))\//.exec(file)?.slice(1).find(Boolean);

/** Sources to check; the seed fills all tables, and prepare-database runs before modules exist. */
export const isLookedAt = (file: string): boolean =>
  /^server\/src\/.*\.ts$/.test(file) &&
  !/\.(test|generated)\.ts$|^server\/src\/(seed\/|prepare-database\.ts$)/.test(file);

export interface Looked {
  /** Tables of its own module that the file names. */
  own: string[];
  faults: string[];
}

/** Finds tables of other modules in a file, and SQL in an unexpected place. */
export function lookForCrossings(file: string, source: string): Looked {
  const { names, isWritten, unreadable } = namedTables(source);
  const ownModule = moduleOf(file);
  const tables = [...names].flatMap((table) => {
    const owner = ownerOf(table);
    return owner === undefined ? [] : [{ table, owner }];
  });
  const faults = tables
    .filter(({ owner }) => owner !== ownModule)
    .map(({ table, owner }) => `names ${table}, which belongs to ${owner}: ask ${owner} for it, through its public.ts`);
  // db/ has SQL for connections, roles and migrations.
  if (isWritten && !file.endsWith('.queries.ts') && !file.startsWith('server/src/db/')) {
    faults.push('writes SQL outside of a *.queries.ts');
  }
  for (const call of unreadable) faults.push(`does not say its table in ${call}(…): write the name there`);
  return { own: tables.filter(({ owner }) => owner === ownModule).map(({ table }) => table), faults };
}
