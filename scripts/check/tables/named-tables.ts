import { argumentsOf, childOf, childrenOf, methodOf, type Node, nodesOf, textOf, wordOf } from './syntax.ts';
import { wordsOfSql } from './words-of-sql.ts';

/** Kysely's calls that name a table; the first argument is a table, a list of tables, or an inline expression. */
const TABLE_CALL =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|(inner|left|right|full|cross)Join(Lateral)?)$/;
/** Other objects have these methods too (`Array.from`, `eb.table`): an unreadable argument is accepted. */
const MAY_BE_TABLE_CALL = /^(from|using|table)$/;
/** `products.code` and `products.code as code`: a column with its table. */
const COLUMN = /^(\w+)\.\w+(\s+as\s+\w+)?$/i;

export interface SourceSql {
  /** Everything that may be a table name, CTEs and functions included. */
  names: Set<string>;
  /** Whether the file writes a query, not only runs one. */
  isWritten: boolean;
  /** Calls whose table is unreadable. */
  unreadable: string[];
}

/** The tables that a source may name, in Kysely's calls and in sql`…`. */
export function namedTables(source: string): SourceSql {
  const nodes = nodesOf(source);
  const tag = nameOfSqlTag(nodes);
  const found: SourceSql = { names: new Set(), isWritten: false, unreadable: [] };
  const written = (words: Iterable<string>) => {
    for (const word of words) found.names.add(word);
    found.isWritten = true;
  };
  for (const node of nodes) {
    const column = COLUMN.exec(textOf(node) ?? '')?.[1];
    if (column !== undefined) found.names.add(column);
    if (node.type === 'TaggedTemplateExpression' && wordOf(childOf(node, 'tag')) === tag) {
      const template = childOf(node, 'template');
      written(wordsOfSql(template ? (textOf(template) ?? '') : ''));
    }
    const method = methodOf(node);
    if (method === null) continue;
    const given = argumentsOf(node);
    if (method.object?.type === 'Identifier' && wordOf(method.object) === tag) {
      written(given.flatMap((text) => wordsOfSql(textOf(text) ?? '')));
    } else if (method.name === 'query') {
      for (const word of wordsOfSql(textOf(given[0] ?? node) ?? '')) found.names.add(word);
    } else if (TABLE_CALL.test(method.name)) {
      const tables = tablesOf(given[0]);
      written(tables ?? []);
      if (tables === null) found.unreadable.push(method.name);
    } else if (MAY_BE_TABLE_CALL.test(method.name)) {
      for (const table of tablesOf(given[0]) ?? []) found.names.add(table);
    }
  }
  return found;
}

/** The local name under which `sql` is imported. */
function nameOfSqlTag(nodes: readonly Node[]): string | null {
  const specifiers = nodes
    .filter((node) => node.type === 'ImportDeclaration' && wordOf(childOf(node, 'source')) === 'kysely')
    .flatMap((node) => childrenOf(node, 'specifiers'));
  const specifier = specifiers.find((node) => wordOf(childOf(node, 'imported') ?? childOf(node, 'local')) === 'sql');
  return specifier ? wordOf(childOf(specifier, 'local')) : null;
}

/** The tables in the argument of a table call; null if it is neither a name nor an inline expression. */
function tablesOf(given: Node | undefined): string[] | null {
  if (given === undefined) return null;
  const text = textOf(given);
  if (text !== null) return wordsOfSql(text);
  if (given.type === 'ArrayExpression') {
    const tables = (given['elements'] as { expression: Node }[]).map(({ expression }) => tablesOf(expression));
    return tables.includes(null) ? null : tables.flatMap((names) => names ?? []);
  }
  return given.type === 'CallExpression' || given.type === 'ArrowFunctionExpression' ? [] : null;
}
