import { runBatch } from '../../../src/modules/batches/run-batch.ts';
import { manyPaidOrders } from '../../orders/many-paid-orders.ts';
import { ago } from '../inbox/inbox-of-test.ts';
import { plantRefund } from '../inbox/plant-money.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const DRIVER_PHONE = '99081120';
const CODE = 'ЗУНЫ-БЭЛЭГ-77';

/** Trucks, batches, the inbox and codes. */
export function workRuns({ db, admin, ask, secrets }: RunDeps): Runs {
  let trucks = 0;
  const typed = () => {
    trucks += 1;
    secrets.push(DRIVER_PHONE);
    return {
      ...{ name: `BJ-${trucks}`, driver: 'Батаа', phone: DRIVER_PHONE, plate: '7K21', capacityKg: 20_000 },
      ...{ capacityLitres: 82_000, departsAt: null, arrivesAt: null },
    };
  };
  const newTruck = async () => (await ask('createTruck', typed())).body.truck as { id: number; version: number };
  const someOrders = async () => (await manyPaidOrders(db(), 2)).numbers;
  async function loaded() {
    const [truck, orders] = [(await newTruck()).id, await someOrders()];
    await ask('addToTruck', { truck, codes: orders });
    return { truck, orders };
  }
  const batch = async () => ({
    action: { kind: 'move-orders', to: 'ordered', orders: { numbers: await someOrders() } },
  });
  const item = async () => {
    const { subject } = await plantRefund(db(), 'duplicate_payment', 'duplicate');
    return { kind: 'money-twice', subject, version: 0 };
  };
  let jobs = 900;
  const failedJob = async () => {
    jobs += 1;
    const job = { job_id: jobs, name: 'send-email', key: `key ${jobs}`, payload: '{"id":9}', attempts: 6 };
    const insert = db()
      .insertInto('failed_jobs')
      .values({ ...job, last_error: 'x', failed_at: ago(1) });
    return (await insert.returning('id').executeTakeFirstOrThrow()).id;
  };
  const terms = { kind: 'voucher', amount: 30_000, starts_at: null, ends_at: null, uses: 1, note: 'Баяр' };
  /** The audit log must not contain the codes. */
  async function newCodes() {
    const made = await ask('createCodes', { ...terms, codes: { how: 'random', count: 3, beginning: 'B' } });
    const rows = await db().selectFrom('codes').select('code').execute();
    secrets.push(...rows.map(({ code }) => code));
    return made.body.code as { id: number; version: number };
  }
  return {
    createTruck: async () => ({ body: typed() }),
    changeTruck: async () => {
      const { id, version } = await newTruck();
      return { body: { ...typed(), truck: id, version } };
    },
    addToTruck: async () => ({ body: { truck: (await newTruck()).id, codes: await someOrders() } }),
    removeFromTruck: async () => ({ body: await loaded() }),
    reloadTruck: async () => ({ body: { ...(await loaded()), to: (await newTruck()).id } }),
    closeTruck: async () => {
      const { id, version } = await newTruck();
      return { body: { truck: id, version } };
    },
    startBatch: async () => ({ body: await batch() }),
    takeBackBatch: async () => {
      const { id } = (await ask('startBatch', await batch())).body.batch;
      await runBatch(db(), id, () => admin().clock.now);
      return { body: { batch: id, reason: 'Буруу ачилт' } };
    },
    assignItem: async () => ({ body: { ...(await item()), to: 'me' } }),
    postponeItem: async () => {
      const until = new Date(admin().clock.now.getTime() + 3_600_000).toISOString();
      return { body: { ...(await item()), until } };
    },
    finishItem: async () => ({ body: { ...(await item()), reason: 'Хэрэглэгчтэй ярьсан' } }),
    retryJob: async () => ({ body: { id: await failedJob() } }),
    resolveJob: async () => ({ body: { id: await failedJob(), reason: 'Хаяг байхгүй' } }),
    createCodes: async () => {
      secrets.push(CODE);
      return { body: { ...terms, codes: { how: 'typed', code: CODE } } };
    },
    switchCode: async () => {
      const { id, version } = await newCodes();
      return { body: { id, version, active: false } };
    },
    copyCodes: async () => ({ body: { id: (await newCodes()).id } }),
  };
}
