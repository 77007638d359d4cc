// Puts many mutations into one build: each broken version of a module is next to it, and the module re-exports the version that the
// browser selects by its user agent («… broken/b12»). Without it every page is as written.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface BrokenVersion {
  file: string;
  find: string;
  replace: string;
}

const VERSION_MODULE = 'storefront/app/which-is-broken.ts';

/** The name of a broken version; rows with the same mutation share it. */
export const versionOf = ({ file, find, replace }: BrokenVersion): string =>
  `b${createHash('sha256')
    .update(JSON.stringify([file, find, replace]))
    .digest('hex')
    .slice(0, 8)}`;

/** Only what Vite builds can be switched. */
export const canBeSwitched = (file: string): boolean => /^(storefront\/app|ui\/src)\/.*\.tsx?$/.test(file);

export function switchModules(folder: string, versions: BrokenVersion[]): void {
  writeFileSync(
    join(folder, VERSION_MODULE),
    `const isPage = typeof document !== 'undefined';
export const broken = (isPage ? / broken\\/(\\w+)/.exec(navigator.userAgent)?.[1] : /server-(\\w+)\\//.exec(import.meta.url)?.[1]) ?? '';
`,
  );
  for (const [file, ofFile] of Map.groupBy(versions, (version) => version.file)) {
    const source = readFileSync(join(folder, file), 'utf8');
    const siblingFile = (name: string) => file.replace(/(\.tsx?)$/, `.${name}$1`);
    writeFileSync(join(folder, siblingFile('whole')), source);
    const different = new Map(ofFile.map((version) => [versionOf(version), version]));
    for (const [id, { find, replace }] of different) {
      writeFileSync(
        join(folder, siblingFile(id)),
        source.replace(find, () => replace),
      );
    }
    writeFileSync(join(folder, file), switchOf(file, source, [...different.keys()], siblingFile));
  }
  buildPerVersion(folder);
}

function switchOf(file: string, source: string, ids: string[], siblingFile: (name: string) => string): string {
  const from = (path: string) => {
    const steps = relative(dirname(file), path);
    return steps.startsWith('.') ? steps : `./${steps}`;
  };
  const imports = ['whole', ...ids].map((id) => `import * as ${id} from '${from(siblingFile(id))}';`);
  const pick = (name: string) =>
    ids.reduce((rest, id) => `broken === '${id}' ? ${id}.${name} : ${rest}`, `whole.${name}`);
  const names = exportedNames(source);
  return [
    ...imports,
    `import { broken } from '${from(VERSION_MODULE)}';`,
    ...names.map((name) =>
      name === 'default' ? `export default ${pick(name)};` : `export const ${name} = ${pick(name)};`,
    ),
    ...source.split('\n').filter((line) => /^export type \{.*\} from/.test(line)),
    '',
  ].join('\n');
}

function exportedNames(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
    (match) => match[1] ?? '',
  );
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? ''),
  );
  return [...declared, ...listed, ...(/^export default/m.test(source) ? ['default'] : [])];
}

/** Each broken version of the pages is a copy of the server build in a folder of that name, created on first use. */
function buildPerVersion(folder: string): void {
  const mount = 'server/src/http/pages/mount-storefront.ts';
  change(
    folder,
    mount,
    'await load();',
    "await load(/ broken\\/(\\w+)/.exec(request.headers['user-agent'] ?? '')?.[1]);",
  );
  change(
    folder,
    mount,
    'return async () => built;',
    `return async (id) => {
    if (!id) return built;
    const { cpSync, existsSync } = process.getBuiltinModule('node:fs');
    const own = \`\${ROOT}build/server-\${id}\`;
    if (!existsSync(own)) cpSync(\`\${ROOT}build/server\`, own, { recursive: true });
    return await import(\`file://\${own}/index.js\`);
  };`,
  );
}

function change(folder: string, file: string, find: string, replace: string): void {
  const source = readFileSync(join(folder, file), 'utf8');
  if (!source.includes(find)) throw new Error(`${file} has no «${find}» to switch broken versions by`);
  writeFileSync(
    join(folder, file),
    source.replace(find, () => replace),
  );
}
