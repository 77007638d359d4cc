import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const CODE = '70489217';

/** Changes of many products: prepared, sent to a second person, applied, discarded and rolled back. */
export function changeSetRuns({ db, admin, ask }: RunDeps): Runs {
  async function wanted(by: number) {
    const { products } = (await ask('showGrid', { codes: [CODE] })).body;
    const [{ version, price }] = products;
    const rows = [{ code: CODE, version, price: Math.round(price * by) }];
    return { wanted: { kind: 'grid', rows }, name: 'Шинэ үнэ', reason: 'Ханш өөрчлөгдсөн' };
  }
  const prepared = async (by = 1.001) => {
    const { id, version } = (await ask('prepareChangeSet', await wanted(by))).body.set;
    return { set: id, version };
  };
  return {
    prepareChangeSet: async () => ({ body: await wanted(1.001) }),
    applyChangeSet: async () => ({ body: { ...(await prepared()), at: null } }),
    sendChangeSet: async () => ({ body: { ...(await prepared(1.2)), at: null } }),
    approveChangeSet: async () => {
      const colleague = await logIn(admin(), await insertMember(db(), ['catalogue']));
      const as = { cookie: colleague };
      const { id, version } = (await askAdmin(admin(), 'prepareChangeSet', await wanted(1.2), as)).body.set;
      const sent = await askAdmin(admin(), 'sendChangeSet', { set: id, version, at: null }, as);
      const { approval } = sent.body.set;
      return { body: { approval: approval.id, version: approval.version, state: 'approved' } };
    },
    discardChangeSet: async () => ({ body: await prepared() }),
    rollBackChangeSet: async () => {
      const set = await prepared();
      const { batch } = (await ask('applyChangeSet', { ...set, at: null })).body.set;
      await runBatch(db(), batch, () => admin().clock.now);
      return { body: { set: set.set, reason: 'Үнэ буруу байсан' } };
    },
  };
}
