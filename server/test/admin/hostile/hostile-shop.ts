import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { Database } from '../../../src/db/database.ts';
import type { RenderHome } from '../../../src/modules/front-page/public.ts';
import { appOfTest } from '../../app-of-test.ts';
import { providerOfTest } from '../../money/provider-in-memory.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { allRuns } from '../audit-runs/all-runs.ts';
import type { Run } from '../audit-runs/audit-run.ts';
import { insertMember, logIn } from '../member-of-test.ts';

/** A shop with a malicious owner: each call uses a fresh login, since some calls advance the clock. */
export async function openHostileShop(database: Database, renderHome?: RenderHome) {
  const { db } = database;
  const shop = await appOfTest(database);
  const qpay = providerOfTest(() => admin.clock.now, { lists: false, givesBack: true });
  const admin: AdminOfTest = await adminOfTest(database, { qpay }, renderHome);
  const owner = await insertMember(db);
  const finance = await insertMember(db, ['finance']);
  const cookies = { owner: await logIn(admin, owner), finance: await logIn(admin, finance) };
  const ask = (name: AdminEndpointName, body: object, by: keyof typeof cookies = 'owner') =>
    askAdmin(admin, name, body, { cookie: cookies[by] });
  return {
    ...{ db, shop, admin, ask },
    runs: allRuns({ db: () => db, app: () => shop.app, admin: () => admin, secrets: [], ask }),
    send: (name: AdminEndpointName, run: Run) =>
      askAdmin(admin, name, run.body, { cookie: run.cookie ?? cookies.owner }),
    cookie: () => cookies.owner,
    async renew() {
      cookies.owner = await logIn(admin, owner);
      cookies.finance = await logIn(admin, finance);
    },
    async close() {
      await shop.close();
      await admin.close();
    },
  };
}

export type HostileShop = Awaited<ReturnType<typeof openHostileShop>>;
