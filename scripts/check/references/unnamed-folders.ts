import type { Fault, Source } from '../sources/repository.ts';

const MAP = 'ARCHITECTURE.md';
/** Folders whose sub-folders ARCHITECTURE.md lists, in the section with this path. */
const PARENTS = [
  { parent: 'server/src/modules/', section: 'modules/<' },
  { parent: 'storefront/app/features/', section: 'features/<' },
];

/** Modules and features that ARCHITECTURE.md misses. */
export function unnamedFolders(sources: readonly Source[], files: readonly string[]): Fault[] {
  const sections = (sources.find(({ file }) => file === MAP)?.text ?? '').split(/^## /m);
  const folders = PARENTS.flatMap(({ parent, section }) => {
    const listed = sections.filter((text) => text.includes(section)).join();
    const inside = files.filter((file) => file.startsWith(parent)).map((file) => file.slice(parent.length));
    const names = inside.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? '');
    return [...new Set(names)].map((name) => ({ parent, name, listed }));
  });
  return folders
    .filter(({ name, listed }) => !new RegExp(String.raw`(?<![\w-])${name}(?![\w-])`).test(listed))
    .map(({ parent, name }) => ({ file: MAP, line: 1, what: `does not list ${parent}${name}` }));
}
