import { lineAt } from '../sources/prose.ts';
import type { Fault, Source } from '../sources/repository.ts';

const TABLE = 'docs/decisions/README.md';

export interface Manifest {
  /** The folder of the workspace; empty for the root. */
  workspace: string;
  dependencies: string[];
}

interface Row {
  workspaces: string[];
  packages: string[];
  line: number;
}

/** `@fontsource/fraunces`, `/syne`: the second one has the same scope. */
function packagesIn(cell: string): string[] {
  let scope = '';
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    if (name.startsWith('/')) return scope + name;
    scope = name.startsWith('@') ? (name.split('/')[0] ?? '') : '';
    return name;
  });
}

/** The rows below «Dependencies», each with the workspaces in its heading; empty for the whole repository. */
function rowsOf(document: string): Row[] {
  const start = document.indexOf('\n## Dependencies');
  if (start < 0) return [];
  let workspaces: string[] = [];
  const rows: Row[] = [];
  for (const found of document.slice(start).matchAll(/^(?:### (.*)|\| (`[^|]*)\|.*)$/gm)) {
    if (found[1] !== undefined) {
      const named = [...found[1].matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
      workspaces = named.length > 0 ? named : [''];
    } else rows.push({ workspaces, packages: packagesIn(found[2] ?? ''), line: lineAt(document, start + found.index) });
  }
  return rows;
}

/** The dependency table must have exactly one row per package that a workspace imports. */
export function wrongDependencies(sources: readonly Source[], manifests: readonly Manifest[]): Fault[] {
  const rows = rowsOf(sources.find(({ file }) => file === TABLE)?.text ?? '');
  const unknown = rows.flatMap(({ workspaces, packages, line }) =>
    packages
      .filter((name) => !manifests.some((one) => workspaces.includes(one.workspace) && one.dependencies.includes(name)))
      .map((name) => ({
        file: TABLE,
        line,
        what: `lists ${name} for ${workspaces.join(', ') || 'the root'}, which has no such dependency`,
      })),
  );
  const unlisted = manifests.flatMap(({ workspace, dependencies }) =>
    dependencies
      .filter((name) => !rows.some((row) => row.workspaces.includes(workspace) && row.packages.includes(name)))
      .map((name) => ({ file: TABLE, line: 1, what: `has no row for ${name} of ${workspace || 'the root'}` })),
  );
  return [...unknown, ...unlisted];
}
