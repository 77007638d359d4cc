import { argumentsOf, childOf, childrenOf, methodOf, type Node, nodesOf, textOf, wordOf } from './syntax.ts';
import { wordsOfSql } from './words-of-sql.ts';

/** Kysely's ways to name a table; what each is given first is a table, a list of them, or something made in place. */
const TABLE_CALL =
  /^(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|(inner|left|right|full|cross)Join(Lateral)?)$/;
/** The same words as of other objects (`Array.from`, `eb.table`): looked at, but nothing is asked of them. */
const MAY_BE_TABLE_CALL = /^(from|using|table)$/;
/** `products.code` and `products.code as code`: a column with its table. */
const COLUMN = /^(\w+)\.\w+(\s+as\s+\w+)?$/i;

export interface SourceSql {
  /** Whatever may be the name of a table; CTEs and functions are among them. */
  names: Set<string>;
  /** Whether a query is written here, and not only run. */
  isWritten: boolean;
  /** Calls whose table cannot be read off. */
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

/** `sql` under the name it was imported by. */
function nameOfSqlTag(nodes: readonly Node[]): string | null {
  const specifiers = nodes
    .filter((node) => node.type === 'ImportDeclaration' && wordOf(childOf(node, 'source')) === 'kysely')
    .flatMap((node) => childrenOf(node, 'specifiers'));
  const specifier = specifiers.find((node) => wordOf(childOf(node, 'imported') ?? childOf(node, 'local')) === 'sql');
  return specifier ? wordOf(childOf(specifier, 'local')) : null;
}

/** What a table call is given; null when it is neither a name nor made in place, so that nobody can say what it is. */
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
