import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { createDatabase, databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { demoShop } from '../processes.ts';
import type { SideName } from './turns.ts';

type BySide = Record<SideName, string>;

/** The demo shop of each side, made by its own code: each is measured as delivered. */
export const ownDemoShops = (roots: BySide, env: Record<string, string>): BySide => ({
  this: demoShop(`compare_${process.pid}_this`, env, roots.this),
  older: demoShop(`compare_${process.pid}_older`, env, roots.older),
});

/** The older side's demo shop, and a copy of it upgraded by this side: the same goods, even if the demo has changed since. */
export async function upgradedDemoShop(roots: BySide, env: Record<string, string>): Promise<BySide> {
  const older = demoShop(`compare_${process.pid}_older`, env, roots.older);
  const own = withName(older, databaseName(older).replace(/older$/, 'this'));
  await createDatabase(own, databaseName(older));
  execFileSync(process.execPath, [join(roots.this, 'server/src/prepare-database.ts'), '--no-demo'], {
    env: { ...process.env, ...env, DATABASE_URL: own, NODE_ENV: 'test' },
    stdio: 'ignore',
  });
  return { this: own, older };
}
