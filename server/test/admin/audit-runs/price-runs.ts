import { askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const CODE = '70489216';

/** Prices that one person changes, that one prepares and another approves, and that are scheduled. */
export function priceRuns({ db, admin, ask }: RunDeps): Runs {
  const later = (days: number) => new Date(admin().clock.now.getTime() + days * 86_400_000).toISOString();
  /** By a tenth of a percent, or by a fifth. */
  async function wanted(by: number, at: string | null = null) {
    const { colours } = (await ask('showPrices', { code: CODE })).body;
    const { version, price } = colours.find(({ code }: { code: string }) => code === CODE);
    const next = Math.round(price * by);
    const lines = [{ code: CODE, version, price: next, regular: next }];
    return { change: { kind: 'price', lines }, at, reason: 'Шинэ үнэ' };
  }
  return {
    changePrices: async () => ({ body: await wanted(1.001) }),
    preparePrices: async () => {
      const { approval } = (await ask('showPrices', { code: CODE })).body;
      if (approval !== null) await decline(approval);
      return { body: await wanted(0.8) };
    },
    approvePrices: async () => {
      const { approval: open } = (await ask('showPrices', { code: CODE })).body;
      if (open !== null) await decline(open);
      const colleague = await logIn(admin(), await insertMember(db(), ['catalogue']));
      const { approval } = (await askAdmin(admin(), 'preparePrices', await wanted(0.8), { cookie: colleague })).body;
      return { body: { approval: approval.id, version: approval.version, state: 'approved' } };
    },
    cancelPlannedPrice: async () => {
      await ask('changePrices', await wanted(1.001, later(9)));
      const [plan] = (await ask('showPrices', { code: CODE })).body.planned;
      return { body: { id: plan.id } };
    },
  };

  async function decline({ id, version }: { id: number; version: number }): Promise<void> {
    const colleague = await logIn(admin(), await insertMember(db(), ['finance']));
    const body = { approval: id, version, state: 'declined' };
    await askAdmin(admin(), 'approvePrices', body, { cookie: colleague });
  }
}
