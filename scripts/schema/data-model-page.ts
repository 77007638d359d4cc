import { type Owner, TABLE_OWNERS } from '../../server/src/table-owners.ts';
import type { Table } from './read-schema.ts';
import { bySubject } from './subjects.ts';

const word = (type: string): string => type.replace(/[^a-z0-9]+/gi, '_').replace(/_$/, '');

function entity({ name, columns, primaryKey, foreignKeys }: Table): string {
  const foreign = new Set(foreignKeys.flatMap((key) => key.columns));
  const lines = columns.map((column) => {
    const keys = [primaryKey.includes(column.name) ? 'PK' : '', foreign.has(column.name) ? 'FK' : ''].filter(Boolean);
    return `    ${word(column.type)} ${column.name}${keys.length > 0 ? ` ${keys.join(', ')}` : ''}`;
  });
  return `  ${name} {\n${lines.join('\n')}\n  }`;
}

const relations = ({ name, foreignKeys }: Table): string[] =>
  foreignKeys.map(({ target, columns, nullable, unique }) => {
    const many = unique ? 'o|' : 'o{';
    return `  ${target} ${nullable ? '|o' : '||'}--${many} ${name} : "${columns.join(', ')}"`;
  });

/** docs/data-model.md: for each subject a diagram, and a line per table. */
export function dataModelPage(tables: readonly Table[]): string {
  const chapters = bySubject(tables).map(({ title, tables: mine }) => chapter(title, mine));
  return `# The data model

Written by \`npm run docs\` from the migrated schema, and checked against it by \`npm run check\`. The tables themselves, with
their guards and the reasons for them, are in \`server/migrations\`. ${tables.length} tables; money is whole tugrik (\`_tug\`), times are
\`timestamptz\` (\`_at\`). Behind a table's name stands the module it belongs to: only that one's queries name it.

${chapters.join('\n')}`;
}

function chapter(title: string, tables: Table[]): string {
  const said = tables.map(({ name, comment }) => {
    if (comment === '') throw new Error(`${name} has no comment; say in one sentence what a row is`);
    const owner = (TABLE_OWNERS as Record<string, Owner>)[name];
    if (!owner) throw new Error(`${name} has no owner; add it to server/src/table-owners.ts`);
    return `- \`${name}\` (${owner}): ${comment}`;
  });
  return `## ${title}

${said.join('\n')}

\`\`\`mermaid
erDiagram
${[...tables.map(entity), ...tables.flatMap(relations)].join('\n')}
\`\`\`
`;
}
