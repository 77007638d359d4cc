// Reads the owner's document, so that tests compare the contract with the spec itself and not with a copy.
import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('../../docs/spec.md', import.meta.url), 'utf8').split('\n');

/** The text of one numbered section, without its heading. */
export function section(number: number): string {
  const start = lines.findIndex((line) => line.startsWith(`## ${number}. `));
  if (start < 0) throw new Error(`the specification has no section ${number}`);
  const next = lines.findIndex((line, at) => at > start && line.startsWith('## '));
  return lines.slice(start + 1, next < 0 ? undefined : next).join('\n');
}

/** The text between the title of the document and its first section. */
export function introduction(): string {
  const firstSection = lines.findIndex((line) => line.startsWith('## '));
  return lines.slice(1, firstSection).join('\n');
}

/** The 'quoted' Mongolian texts of a section. */
export const quotedMongolian = (number: number): string[] =>
  quoted(number).filter((text) => /\p{Script=Cyrillic}/u.test(text));

/** The 'quoted' Latin texts of a section. They begin with a capital; 'stock' or 'somewrong' are values of fields. */
export const quotedLatin = (number: number): string[] =>
  quoted(number).filter((text) => /^[A-Z][a-z]|^[A-Z]+ /.test(text) && !/\p{Script=Cyrillic}/u.test(text));

/** An apostrophe inside a word ("user's") does not open a quotation. */
const quoted = (number: number): string[] =>
  [...section(number).matchAll(/(?<![\p{L}\p{N}])'([^'\n]+)'(?![\p{L}\p{N}])/gu)].map(([, text]) => text ?? '');

/** One row of the table of section 7. */
export interface CallRow {
  route: string;
  note: string;
  payload: string;
  response: string;
}

/** The calls of section 7, in the document's order. */
export const callRows = (): CallRow[] =>
  section(7)
    .split('\n')
    .filter((line) => /^\| (GET|POST) /.test(line))
    .map((line) => {
      const [first = '', payload = '', response = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      const [, route = '', note = ''] = /^(\S+ \S+)\s*(?:\((.*)\))?$/.exec(first) ?? [];
      return { route, note, payload, response };
    });

/** The entities of section 3, by their **bold** names. */
export const entityNames = (): string[] => [...section(3).matchAll(/\*\*([^*]+):\*\*/g)].map(([, name]) => name ?? '');

/** The fields of an entity of section 3. */
export const entityFields = (entity: string): string[] => fieldNames(entityText(entity));

/** The nested fields of an entity, if brackets list them: "packages (height, length)". */
export const nestedFields = (entity: string): string[] =>
  [...entityText(entity).matchAll(/(\w+) \(([^()]*)\)/g)].flatMap(([, field = '', remark = '']) => {
    const names = remark.replace(/^(.*: |each with )/, '').split(', ');
    return names.every((name) => /^\w+$/.test(name)) ? names.map((name) => `${field}.${name}`) : [];
  });

/** The list behind the **bold** name of an entity, up to the full stop. */
function entityText(entity: string): string {
  const found = section(3).split(`**${entity}:**`)[1];
  if (found === undefined) throw new Error(`section 3 has no entity ${entity}`);
  return found.split(/\.\s|\.$/m)[0] ?? '';
}

/**
 * The names in a list such as "id, brand[], user {name, email}, specs (text…)": remarks in brackets are dropped,
 * `user {name}` gives `user` and `user.name`, `title_1..3` gives three names.
 */
export function fieldNames(list: string): string[] {
  const bare = withoutRemarks(list);
  return [...bare.matchAll(/([^,{}]+)(?:\{([^}]*)\})?/g)].flatMap(([, words = '', inner]) => {
    const name = /[\w.]+/.exec(words)?.[0] ?? '';
    if (name === '') return [];
    return [...numbered(name), ...(inner ? fieldNames(inner).map((field) => `${name}.${field}`) : [])];
  });
}

function withoutRemarks(list: string): string {
  const shorter = list.replace(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return shorter === list ? list : withoutRemarks(shorter);
}

function numbered(name: string): string[] {
  const range = /^(\D+)(\d)\.\.(\d)$/.exec(name);
  if (!range) return [name];
  const [, stem = '', first = '', last = ''] = range;
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => `${stem}${Number(first) + step}`);
}
