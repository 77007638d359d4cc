// The packages of the repository and their files, for checks that read sources.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Tracked and new files of the repository, as git lists them from its root. */
export function repositoryFiles(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  return listed
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(`${root}/${file}`));
}
