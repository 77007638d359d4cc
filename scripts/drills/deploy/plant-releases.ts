// Possible next releases: each has migrations of the orders table that the migration check accepts, and its own script names.
// The last one does not become ready.
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeMigration } from '../../check/migrations/judge-migration.ts';

export const FIRST = 'drill-0';
export const releaseOf = (round: number): string => `drill-${round}`;
export const UNREADY = 'drill-not-ready';

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Drill', '-c', 'user.email=drill@tokhi.example', ...args], {
    cwd,
    stdio: 'ignore',
  });

/** A repository whose first release is the current commit, followed by one release per round. */
export function plantReleases(checkout: string, source: string, rounds: number): void {
  execFileSync('git', ['clone', '--quiet', '--no-tags', checkout, source]);
  git(source, 'tag', FIRST);
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, text] of Object.entries(migrationsOf(round))) {
      const refused = judgeMigration(text, '999.0.0');
      if (refused.length > 0) throw new Error(`${name} is refused: ${refused.map(({ rule }) => rule).join(', ')}`);
      writeFileSync(join(source, 'server/migrations', name), text);
    }
    appendFileSync(join(source, 'storefront/app/entry.client.tsx'), `\nconsole.debug('${releaseOf(round)}');\n`);
    commit(source, releaseOf(round));
  }
  // It runs but never listens.
  const api = join(source, 'server/src/api.ts');
  const never = 'setInterval(() => undefined, 1_000);\nawait new Promise(() => undefined);\n';
  const text = readFileSync(api, 'utf8');
  const afterImports = text.indexOf('\nconst env = ') + 1;
  writeFileSync(api, `${text.slice(0, afterImports)}${never}${text.slice(afterImports)}`);
  commit(source, UNREADY);
}

function commit(source: string, tag: string): void {
  git(source, 'add', '.');
  git(source, 'commit', '--quiet', '--message', tag);
  git(source, 'tag', tag);
}

/** A column with a constraint, validated separately, and an index: what a feature adds to a live table. */
const migrationsOf = (round: number): Record<string, string> => ({
  [`09${round}0-drill-adds-a-column.sql`]: `alter table orders add column drill_note_${round} text not null default '';
alter table orders add constraint drill_note_${round}_is_short check (char_length(drill_note_${round}) <= 100) not valid;
`,
  [`09${round}1-drill-validates.sql`]: `alter table orders validate constraint drill_note_${round}_is_short;
`,
  [`09${round}2-drill-adds-an-index.sql`]: `-- outside a transaction: the table is large
drop index concurrently if exists drill_index_${round};
create index concurrently drill_index_${round} on orders (drill_note_${round}, created_at, id);
`,
});
