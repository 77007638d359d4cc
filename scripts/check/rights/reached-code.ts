import { dirname, join } from 'node:path';
import { parseSync } from '@swc/core';
import { childOf, childrenOf, type Node, wordOf } from '../tables/syntax.ts';

/** The top-level declarations of a file, and what its imported names refer to. */
interface SourceFile {
  declared: Map<string, Node[]>;
  imported: Map<string, { file: string; name: string }>;
  /** Code that runs on import. */
  atOnce: Node[];
}

/** A top-level piece of code of a file. */
export interface Declaration {
  file: string;
  /** Empty: code that runs on import. */
  name: string;
  nodes: readonly Node[];
  /** The declarations that it mentions by name, in any file. */
  mentions: readonly Declaration[];
}

/** For `import * as`: every declaration of the file. */
const ALL = '*';

/**
 * Every declaration that a process can reach from its entry file, by the names that each one mentions. An overestimate, never an
 * underestimate as long as code is reached by names: every mention counts as a call.
 */
export function createReach(read: (file: string) => string): (entry: string) => Declaration[] {
  const files = new Map<string, SourceFile>();
  const declarations = new Map<string, Declaration>();
  const source = (file: string): SourceFile => {
    const known = files.get(file) ?? parse(file, read(file));
    files.set(file, known);
    return known;
  };
  /** Follows a name to its declaration; empty for code of others. */
  const lookUp = (file: string, name: string): Declaration[] => {
    const { declared, imported } = source(file);
    if (declared.has(name)) return [declarationOf(file, name)];
    const from = imported.get(name);
    if (from === undefined) return [];
    if (from.name !== ALL) return lookUp(from.file, from.name);
    return [...source(from.file).declared.keys()].map((each) => declarationOf(from.file, each));
  };
  const declarationOf = (file: string, name: string): Declaration => {
    const key = `${file}#${name}`;
    const known = declarations.get(key);
    if (known) return known;
    const nodes = name === '' ? source(file).atOnce : (source(file).declared.get(name) ?? []);
    const mentions: Declaration[] = [];
    const made = { file, name, nodes, mentions };
    declarations.set(key, made);
    for (const word of mentionedIn(nodes)) mentions.push(...lookUp(file, word));
    return made;
  };
  /** The file and all its imports, which run on import. */
  const opened = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const { file: other } of source(file).imported.values()) opened(other, seen);
    return seen;
  };
  return (entry) => {
    const waiting = [...opened(entry)].map((file) => declarationOf(file, ''));
    for (const name of source(entry).declared.keys()) waiting.push(declarationOf(entry, name));
    const reached = new Set<Declaration>();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...next.mentions);
    }
    return [...reached];
  };
}

function parse(file: string, text: string): SourceFile {
  const parsed: SourceFile = { declared: new Map(), imported: new Map(), atOnce: [] };
  const declare = (name: string, node: Node) => parsed.declared.set(name, [...(parsed.declared.get(name) ?? []), node]);
  const { body } = parseSync(text, { syntax: 'typescript', target: 'es2024' });
  for (const item of body as unknown as Node[]) {
    const from = wordOf(childOf(item, 'source'));
    if (from !== '') {
      if (from.startsWith('.') && item['typeOnly'] !== true)
        for (const [ours, name] of specifiersOf(item))
          parsed.imported.set(ours, { file: join(dirname(file), from), name });
      continue;
    }
    const declaration = item.type === 'ExportDeclaration' ? (childOf(item, 'declaration') ?? item) : item;
    const identifier = childOf(declaration, 'identifier');
    if (declaration.type === 'VariableDeclaration') {
      for (const variable of childrenOf(declaration, 'declarations'))
        for (const name of namesOf(childOf(variable, 'id'))) declare(name, variable);
    } else if (identifier) declare(wordOf(identifier), declaration);
    else parsed.atOnce.push(declaration);
  }
  return parsed;
}

/** The names of an import or re-export: here, and in its source. */
function specifiersOf(item: Node): [ours: string, theirs: string][] {
  const isImport = item.type === 'ImportDeclaration';
  return childrenOf(item, 'specifiers')
    .filter((specifier) => specifier['isTypeOnly'] !== true)
    .map((specifier) => {
      const local = childOf(specifier, isImport ? 'local' : 'orig');
      if (specifier.type === 'ImportNamespaceSpecifier') return [wordOf(local), ALL];
      const other = childOf(specifier, isImport ? 'imported' : 'exported') ?? local;
      return isImport ? [wordOf(local), wordOf(other)] : [wordOf(other), wordOf(local)];
    });
}

/** The names that a pattern binds: `{ db, now: clock }`, `[first]`, `name`. */
function namesOf(pattern: Node | null): string[] {
  if (pattern === null) return [];
  if (pattern.type === 'Identifier') return [wordOf(pattern)];
  return Object.values(pattern)
    .flat()
    .filter((inner): inner is Node => typeof inner === 'object' && inner !== null && 'type' in inner)
    .flatMap(namesOf);
}

/** The names that code mentions as values: no property names, no types. */
function mentionedIn(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) mentionedIn(inner, found);
  else if (typeof node === 'object' && node !== null) {
    const type = String((node as { type?: unknown }).type);
    if (/^Ts(Type(?!Assertion)|Interface|Keyword)/.test(type)) return found;
    if (type === 'Identifier') found.add(wordOf(node as Node));
    for (const [field, inner] of Object.entries(node))
      if (!isPropertyName(type, field, inner)) mentionedIn(inner, found);
  }
  return found;
}

const isPropertyName = (type: string, field: string, inner: unknown): boolean =>
  (field === 'key' && /^(KeyValue|Method|Getter|Setter)/.test(type)) ||
  (field === 'property' && type === 'MemberExpression' && (inner as Node).type === 'Identifier');
