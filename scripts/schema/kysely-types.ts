import type { Column, Table } from './read-schema.ts';

/** PostgreSQL type → what `pg` hands out with our parsers (bigint as a checked number, json parsed, numeric as text). */
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
  table.replace(/(?:^|_)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** The whole schema as Kysely sees it. */
export function kyselyTypes(tables: readonly Table[]): string {
  const interfaces = tables.map(({ name, columns }) => {
    const lines = columns.map((column) => `  ${column.name}: ${columnType(column)};`);
    return `interface ${interfaceName(name)} {\n${lines.join('\n')}\n}`;
  });
  const names = tables.map(({ name }) => `  ${name}: ${interfaceName(name)};`);
  const body = `${interfaces.join('\n\n')}\n\nexport interface Schema {\n${names.join('\n')}\n}\n`;
  const helpers = ['Generated', 'GeneratedAlways'].filter((helper) => body.includes(`${helper}<`));
  return `// Written by \`npm run docs\` from the migrated schema. Do not edit.
import type { ${helpers.join(', ')} } from 'kysely';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];

${body}`;
}
