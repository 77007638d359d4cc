import type { Table } from './read-schema.ts';

/** Diagrams by subject: a table belongs to the first subject whose pattern fits. */
const SUBJECTS: [title: string, tables: RegExp][] = [
  ['Catalogue', /^(categories|sub_categories|brands|events|event_products|colours|models|products)$/],
  ['Product facts', /^(product_|model_|spec_)/],
  ['Stock', /^stock_/],
  ['Customers and access', /^(customers?|customer_|sessions|one_time_tokens|addresses|saved_addresses)/],
  ['Bonus, favourites, reviews, cart', /^(bonus_|favourites|reviews|cart_)/],
  ['Codes', /^code/],
  ['Places and calendar', /^(districts|khoroo|pickup|holidays)/],
  ['Orders', /^(orders|order_|shipment)/],
  ['Money', /^(invoices|payments|refunds|lenders|receipts|instalment)/],
  ['Messages', /^(notifications|contact_messages)/],
  ['Home and settings', /^(home_|photo_|promo_|special_|quick_|featured_|settings)/],
  ['Staff', /^(staff|audit)/],
];

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

/** docs/data-model.md: a diagram and a line per table for each subject. */
export function dataModelPage(tables: readonly Table[]): string {
  const left = new Set(tables.map(({ name }) => name));
  const chapters = SUBJECTS.map(([title, pattern]) => {
    const mine = tables.filter(({ name }) => left.has(name) && pattern.test(name));
    for (const { name } of mine) left.delete(name);
    return chapter(title, mine);
  });
  if (left.size > 0)
    throw new Error(`No subject for: ${[...left].join(', ')}; add it to scripts/schema/data-model-page.ts`);
  return `# The data model

Written by \`npm run docs\` from the migrated schema, and checked against it by \`npm run check\`. The tables themselves, with
their guards and the reasons for them, are in \`server/migrations\`. ${tables.length} tables; money is whole tugrik (\`_tug\`), times are
\`timestamptz\` (\`_at\`).

${chapters.filter((text) => text !== '').join('\n')}`;
}

function chapter(title: string, tables: Table[]): string {
  if (tables.length === 0) return '';
  const said = tables.map(({ name, comment }) => {
    if (comment === '') throw new Error(`${name} has no comment; say in one sentence what a row is`);
    return `- \`${name}\`: ${comment}`;
  });
  return `## ${title}

${said.join('\n')}

\`\`\`mermaid
erDiagram
${[...tables.map(entity), ...tables.flatMap(relations)].join('\n')}
\`\`\`
`;
}
