import { signedInCustomer } from '../../signed-in-customer.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const PHONE = '95554321';

/** On the page of one customer. */
export function customerRuns({ db, admin, ask, secrets }: RunDeps): Runs {
  async function named() {
    const { id, email } = await signedInCustomer(db(), { phone: PHONE });
    secrets.push(PHONE, email);
    return { id };
  }
  const correction = { points: 60_000, because: 'goodwill', note: 'Талархал' };
  const block = { because: 'own_request', note: 'Утсаар хүссэн' };
  return {
    revealCustomer: async () => ({ body: { ...(await named()), field: 'phone' } }),
    revealCustomerWithReason: async () => ({
      body: { ...(await named()), field: 'email', reason: 'Хэрэглэгч асуусан' },
    }),
    addCustomerNote: async () => {
      const text = 'Орцны код 4713';
      secrets.push(text);
      return { body: { ...(await named()), text } };
    },
    correctBonus: async () => ({ body: { ...(await named()), ...correction, points: 1_000 } }),
    approveBonus: async () => {
      const prepared = (await ask('correctBonus', { ...(await named()), ...correction })).body.customer.correction;
      const cookie = await logIn(admin(), await insertMember(db(), ['finance']));
      return { body: { approval: prepared.approval, version: prepared.version, state: 'approved' }, cookie };
    },
    blockCustomer: async () => ({ body: { ...(await named()), ...block } }),
    unblockCustomer: async () => {
      const customer = await named();
      const { at } = (await ask('blockCustomer', { ...customer, ...block })).body.customer.block;
      return { body: { ...customer, was: at } };
    },
    endCustomerSessions: async () => ({ body: await named() }),
    exportCustomer: async () => ({ body: await named() }),
    eraseCustomer: async () => ({ body: await named() }),
  };
}
