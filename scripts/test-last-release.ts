// `npm run test:last-release -- [commit] [files …]`: the last release's tests, in a checkout of it, on databases with this checkout's
// migrations. A deployment migrates first, so for minutes, and longer after a rollback, the old code runs on the new schema.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkOut, HERE } from '../bench/src/compare/older-checkout.ts';
import { bringMigrations } from './last-release/bring-migrations.ts';

/** The modules that use most tables: from the cart to delivery, money, receipts and staff. `server/test` takes too long. */
const CHOSEN = [
  ...['cart', 'checkout', 'orders', 'payments', 'receipts', 'stock', 'batches', 'delivery', 'catalogue', 'search'],
  ...['accounts', 'profile', 'notifications', 'settings', 'reports'],
].map((module) => `server/src/modules/${module}/`);

const [commit = lastTag(), ...files] = process.argv.slice(2);
const older = checkOut(commit);
const end = (): never => {
  older.remove();
  process.exit(130);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
try {
  const brought = bringMigrations(join(HERE, 'server/migrations'), join(older.root, 'server/migrations'));
  console.log(`${brought.length} migrations that ${older.commit} does not know: ${brought.join(', ') || 'none'}`);
  const bin = join(older.root, 'node_modules/.bin');
  const { status } = spawnSync(
    join(bin, 'vitest'),
    ['run', '--project', 'real parts*', ...(files.length > 0 ? files : CHOSEN)],
    { cwd: older.root, stdio: 'inherit', env: { ...process.env, PATH: `${bin}:${process.env['PATH']}` } },
  );
  console.log(
    status === 0
      ? `${older.commit} works on the migrated database, as far as these tests know`
      : `${older.commit} does not pass on the migrated database: see whether it does on its own («git worktree add»)`,
  );
  process.exitCode = status ?? 1;
} finally {
  older.remove();
}

function lastTag(): string {
  try {
    return execFileSync('git', ['describe', '--tags', '--abbrev=0'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    console.error('No release is tagged yet. Name a commit: npm run test:last-release -- <commit>');
    process.exit(2);
  }
}
