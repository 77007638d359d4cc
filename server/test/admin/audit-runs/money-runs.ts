import { writeTransfer } from '../../../src/modules/payments/transfers/write-transfer.job.ts';
import { insertOrder } from '../../guards/rows.ts';
import { manyUnpaidOrders } from '../../orders/many-paid-orders.ts';
import { ACCOUNT, askBack, boughtOrder } from '../../refunds/bought-order.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { askAdmin } from '../admin-of-test.ts';
import { ago } from '../inbox/inbox-of-test.ts';
import { numberOf, plantRefund } from '../inbox/plant-money.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const COLUMNS = {
  ...{ at: 'Огноо', time: null, credit: 'Орлого', debit: null, memo: 'Утга' },
  ...{ payer: 'Илгээгч', account: 'Данс', number: 'Дугаар' },
};
const PAYER_ACCOUNT = '4990123402';
const LARGE_TUG = 700_000;

/** Incoming payments and refunds. */
export function moneyRuns({ db, app, admin, ask, secrets }: RunDeps): Runs {
  let lines = 0;
  const fileOf = (memo: string) => {
    lines += 1;
    secrets.push(PAYER_ACCOUNT);
    const row = `2026-11-16T10:00:00;300000;${memo};BOLD;${PAYER_ACCOUNT};FT${lines}`;
    return Buffer.from(`Огноо;Орлого;Утга;Илгээгч;Данс;Дугаар\r\n${row}`).toString('base64');
  };
  const columns = async () => {
    const { version } = (await ask('showBankColumns', {})).body;
    return { bank: 'khan', columns: COLUMNS, version };
  };
  const statement = async (memo: string) => {
    await ask('saveBankColumns', await columns());
    return { bank: 'khan', name: 'khan.csv', file: fileOf(memo) };
  };
  /** An open bank line that pays an order. */
  async function line() {
    const [ordernumber = ''] = (await manyUnpaidOrders(db(), 1)).numbers;
    await ask('importStatement', await statement(ordernumber));
    const row = db().selectFrom('bank_rows').select(['id', 'version']).where('memo', '=', ordernumber);
    return { ...(await row.executeTakeFirstOrThrow()), ordernumber, expected: 'matched' };
  }
  const idOf = async (subject: Promise<{ subject: string }>) => Number((await subject).subject.split(' ')[1]);
  const large = () =>
    idOf(plantRefund(db(), 'duplicate_payment', 'duplicate', { paid_tug: LARGE_TUG, amount_tug: LARGE_TUG }));
  const small = () => idOf(plantRefund(db(), 'duplicate_payment', 'duplicate'));
  /** A refund that a customer requested to an account. */
  async function asked() {
    const order = await boughtOrder(db(), app());
    await askBack(app(), order);
    secrets.push(ACCOUNT.number.replaceAll(' ', ''));
    const task = db().selectFrom('refunds').select('id').where('order_id', '=', order.id);
    return (await task.executeTakeFirstOrThrow()).id;
  }
  /** A refund of a whole order, for the displayed sum. */
  async function toRefund() {
    const { ordernumber } = await boughtOrder(db(), app());
    const goods = { ordernumber, reason: 'unavailable' };
    const { sums } = (await ask('refundTerms', goods)).body;
    const { version } = (await ask('showOrder', { ordernumber })).body.order;
    secrets.push(ACCOUNT.number.replaceAll(' ', ''));
    return { ...goods, version, note: 'Алга', account: ACCOUNT, sum: sums.amount };
  }
  return {
    createRefund: async () => ({ body: await toRefund() }),
    confirmPayment: async () => {
      const [ordernumber] = (await manyUnpaidOrders(db(), 1)).numbers;
      const money = { method: 'mobile', amount: 300_000, bankId: 'FT-TYPED', payer: 'Болд' };
      return { body: { ...money, ordernumber, receivedAt: DEMO_DAY.toISOString() } };
    },
    enterLenderNumber: async () => {
      const lent = { payment_method: 'khan_lending', submitted_at: ago(1), lender_code: 'khan_lending' };
      return { body: { ordernumber: await numberOf(db(), await insertOrder(db(), lent)), number: 'KL-1' } };
    },
    saveBankColumns: async () => ({ body: await columns() }),
    importStatement: async () => ({ body: await statement('нэгэн мөр') }),
    confirmTransfers: async () => ({ body: { rows: [await line()] } }),
    withdrawTransfers: async () => ({
      body: { rows: (await ask('confirmTransfers', { rows: [await line()] })).body.rows },
    }),
    setTransfersAside: async () => {
      const { id, version } = await line();
      return { body: { rows: [{ id, version }], to: 'skipped' } };
    },
    assignPayment: async () => {
      const { id, version, ordernumber } = await line();
      const unknown = { id, version, ordernumber: null, expected: 'unknown_order' };
      await ask('confirmTransfers', { rows: [unknown] });
      const due = new Date(admin().clock.now.getTime() + 10_000);
      await writeTransfer({ db: db(), now: () => due }, id);
      const [payment] = (await ask('listUnknownMoney', {})).body.payments;
      return { body: { payment: payment.id, ordernumber, expected: 'matched' } };
    },
    prepareRefund: async () => ({ body: { id: await large(), reason: 'Хоёр удаа төлсөн' } }),
    approveRefund: async () => {
      const colleague = await logIn(admin(), await insertMember(db(), ['finance']));
      const asked = { id: await large(), reason: 'Хоёр удаа төлсөн' };
      const { approval } = (await askAdmin(admin(), 'prepareRefund', asked, { cookie: colleague })).body;
      return { body: { approval: approval.id, version: approval.version, state: 'approved' } };
    },
    closeRefund: async () => ({ body: { id: await small(), proof: 'TX-1' } }),
    sendRefund: async () => ({ body: { id: await small() } }),
    declineRefund: async () => ({ body: { id: await asked(), answer: 'Гэмтэлгүй байна' } }),
    revealAccount: async () => ({ body: { id: await asked() } }),
  };
}
