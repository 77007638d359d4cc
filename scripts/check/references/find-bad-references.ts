import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryFiles } from '../../repository-files.ts';
import { type Fault, writtenSources } from '../sources/repository.ts';
import { type Manifest, wrongDependencies } from './dependency-table.ts';
import { wrongNextMigration } from './next-migration.ts';
import { deadPaths } from './paths.ts';
import { mislabelledLinks, missingRecords, wrongIndex } from './records.ts';
import { unnamedFolders } from './unnamed-folders.ts';

/** Whether git ignores a path as a file or a folder: then a command creates it. */
const isIgnoredIn = (root: string) => (path: string) =>
  !path.startsWith('..') && spawnSync('git', ['check-ignore', path, `${path}/`], { cwd: root }).status === 0;

function manifestsOf(root: string, files: readonly string[]): Manifest[] {
  return files
    .filter((file) => /^(?:[\w-]+\/)?package\.json$/.test(file))
    .map((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(root, file), 'utf8'),
      );
      const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
      const workspace = file === 'package.json' ? '' : dirname(file);
      return { workspace, dependencies: names.filter((name) => !name.startsWith('@tokhi/')) };
    });
}

/** Every reference in the texts of a repository whose target is missing. */
export function findBadReferences(root: string): Fault[] {
  const files = repositoryFiles(root);
  const sources = writtenSources(root);
  return [
    ...missingRecords(sources),
    ...wrongIndex(sources),
    ...mislabelledLinks(sources),
    ...deadPaths(sources, files, isIgnoredIn(root)),
    ...wrongNextMigration(sources, files),
    ...wrongDependencies(sources, manifestsOf(root, files)),
    ...unnamedFolders(sources, files),
  ];
}
