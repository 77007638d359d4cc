import type { Column, Table } from './read-schema.ts';
import { bySubject } from './subjects.ts';

/** PostgreSQL type → what `pg` returns with our parsers (bigint as a checked number, json parsed, numeric as text). */
const TYPES: [RegExp, string][] = [
  [/^(bigint|integer|smallint|double precision|real)$/, 'number'],
  [/^boolean$/, 'boolean'],
  [/^timestamp with time zone$/, 'Date'],
  [/^jsonb?$/, 'Json'],
  [/^bytea$/, 'Buffer'],
  [/^(text|character.*|numeric.*|date|inet|uuid|tstzrange|daterange|tsvector)$/, 'string'],
];

function typeOf({ name, type }: Column): string {
  const array = type.endsWith('[]');
  const found = TYPES.find(([pattern]) => pattern.test(type.replace('[]', '')));
  if (!found) throw new Error(`${name}: no TypeScript type for ${type}; add it to scripts/schema/kysely-types.ts`);
  return array ? `${found[1]}[]` : found[1];
}

function columnType(column: Column): string {
  const type = `${typeOf(column)}${column.nullable ? ' | null' : ''}`;
  if (column.readOnly) return `GeneratedAlways<${type}>`;
  return column.optional ? `Generated<${type}>` : type;
}

const interfaceName = (table: string): string =>
  table.replace(/(?:^|_)([a-z0-9])/g, (_match, initial: string) => initial.toUpperCase());

const HEAD = '// Written by `npm run docs` from the migrated schema. Do not edit.\n';
const fileOf = (title: string): string => `schema/${title.toLowerCase().replace(/[^a-z]+/g, '-')}.generated.ts`;

/** The schema as Kysely types: a file per subject, and one that joins them. */
export function kyselyTypes(tables: readonly Table[]): { file: string; content: string }[] {
  const subjects = bySubject(tables);
  const parts = subjects.map(({ title, tables: mine }) => ({ file: fileOf(title), content: subjectTypes(mine) }));
  const imports = subjects
    .map(({ title, tables: mine }) => ({
      file: fileOf(title),
      names: mine.map(({ name }) => interfaceName(name)).sort(),
    }))
    .sort((one, other) => (one.file < other.file ? -1 : 1))
    .map(({ file, names }) => `import type { ${names.join(', ')} } from './${file}';`);
  const joined = tables.map(({ name }) => `  ${name}: ${interfaceName(name)};`);
  const schema = `${HEAD}${imports.join('\n')}\n\nexport interface Schema {\n${joined.join('\n')}\n}\n`;
  return [...parts, { file: 'schema.generated.ts', content: schema }];
}

function subjectTypes(tables: readonly Table[]): string {
  const interfaces = tables.map(({ name, columns }) => {
    const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};`);
    return `export interface ${interfaceName(name)} {\n${lines.join('\n')}\n}`;
  });
  const body = `${interfaces.join('\n\n')}\n`;
  const helpers = ['Generated', 'GeneratedAlways'].filter((helper) => body.includes(`${helper}<`));
  const imported = helpers.length > 0 ? `import type { ${helpers.join(', ')} } from 'kysely';\n\n` : '\n';
  const json = /\bJson\b/.test(body)
    ? 'type Json = string | number | boolean | null | { [key: string]: Json } | Json[];\n\n'
    : '';
  return `${HEAD}${imported}${json}${body}`;
}
