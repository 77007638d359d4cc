import { TABLE_OWNERS } from '../../../server/src/table-owners.ts';
import { argumentsOf, childOf, methodOf, type Node, textOf, wordOf } from '../tables/syntax.ts';
import { wordsOfSql } from '../tables/words-of-sql.ts';

export type Operation = 'select' | 'insert' | 'update' | 'delete';
/** Tables, with the operations on each. */
type Needs = Map<string, Set<Operation>>;

const CALLS: ReadonlyMap<string, readonly Operation[]> = new Map([
  ['insertInto', ['insert']],
  ['updateTable', ['update', 'select']],
  ['deleteFrom', ['delete', 'select']],
]);
const READS = /^(selectFrom|from|using|table|(inner|left|right|full|cross)Join(Lateral)?)$/;
const LOCKS = /^for(Update|Share|NoKeyUpdate|KeyShare)$/;
/** Calls that make an insert read its own table. */
const LOOKS = /^(onConflict|returning|returningAll)$/;
const LOCKING_SQL = /\bfor\s+(no\s+key\s+update|update|share|key\s+share)\b/gi;
/** `?` stands for a value, or for a table inserted by name. */
const WRITING_SQL =
  /(?<!\b(?:for|do|key|on|before|after)\s+)\b(insert\s+into|update|delete\s+from)\s+"?(?:public\.)?(\w+|\?)/gi;

const isTable = (word: string): boolean => word in TABLE_OWNERS;

function need(needs: Needs, table: string, ...operations: readonly Operation[]): void {
  if (isTable(table)) needs.set(table, new Set([...(needs.get(table) ?? []), ...operations]));
}

/** Collects the needs of an SQL statement or a fragment. `named`: the tables that may be inserted by name. */
function needsOfSql(sql: string, needs: Needs, named: readonly string[] = []): void {
  const text = sql.replace(/--.*$/gm, ' ');
  for (const table of wordsOfSql(text)) need(needs, table, 'select');
  for (const [, verb = '', word = ''] of text.matchAll(WRITING_SQL)) {
    const operation = verb.split(/\s/)[0]?.toLowerCase() as Operation;
    if (word === '?' && named.length === 0) throw new Error(`writes a table that it does not say: ${text.trim()}`);
    for (const table of word === '?' ? named : [word.toLowerCase()]) {
      need(needs, table, operation, 'select');
      if (operation === 'insert' && /\bdo\s+update\b/i.test(text)) need(needs, table, 'update');
    }
  }
  for (const { index } of text.matchAll(LOCKING_SQL)) {
    const locked = selectBefore(text, index);
    for (const table of [...wordsOfSql(locked), ...(locked.includes('?') ? named : [])]) need(needs, table, 'update');
  }
}

/** The text of the select that ends at this position, without nested parentheses. */
function selectBefore(text: string, end: number): string {
  let depth = 0;
  let select = '';
  for (let at = end - 1; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    else if (text[at] === '(') depth -= 1;
    else if (depth === 0) select = `${text[at]}${select}`;
    if (depth < 0) break;
  }
  return select;
}

export interface CodeNeeds {
  needs: Needs;
  /** Locks rows that another declaration selects. */
  locksElsewhere: boolean;
}

/** The needs of code that uses Kysely's calls and sql`…`. `named`: the tables that it may insert by name. */
export function needsOfCode(nodes: readonly Node[], named: readonly string[]): CodeNeeds {
  const needs: Needs = new Map();
  const calls = nodes
    .map(methodOf)
    .map((method, at) => ({ name: method?.name ?? '', method, node: nodes[at] as Node }));
  const isCalled = (names: RegExp) => calls.some(({ name }) => names.test(name));
  const isUpserting = calls.some(({ name }) => name === 'doUpdateSet');
  const read: string[] = [];
  for (const node of nodes)
    if (node.type === 'TaggedTemplateExpression' && wordOf(childOf(node, 'tag')) === 'sql')
      needsOfSql(textOf(childOf(node, 'template') as Node) ?? '', needs, named);
  for (const { name, method, node } of calls) {
    const [first] = argumentsOfCall(node);
    if (name === 'query' || wordOf(method?.object ?? null) === 'sql') needsOfSql((first && textOf(first)) ?? '', needs);
    const tables = tablesIn(first);
    for (const table of tables) need(needs, table, ...(CALLS.get(name) ?? []));
    if (name === 'insertInto')
      for (const table of tables) {
        if (isCalled(LOOKS)) need(needs, table, 'select');
        if (isUpserting) need(needs, table, 'update');
      }
    if (READS.test(name)) read.push(...tables);
  }
  for (const table of read) need(needs, table, 'select', ...(isCalled(LOCKS) ? (['update'] as const) : []));
  return { needs, locksElsewhere: isCalled(LOCKS) && read.length === 0 };
}

const argumentsOfCall = (node: Node): Node[] => (node.type === 'CallExpression' ? argumentsOf(node) : []);

function tablesIn(node: Node | undefined): string[] {
  if (node === undefined) return [];
  const text = textOf(node);
  if (text !== null) return wordsOfSql(text).filter(isTable);
  if (node.type !== 'ArrayExpression') return [];
  return (node['elements'] as { expression: Node }[]).flatMap(({ expression }) => tablesIn(expression));
}
