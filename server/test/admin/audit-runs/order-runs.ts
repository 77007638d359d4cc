import { manyPaidOrders, manyUnpaidOrders } from '../../orders/many-paid-orders.ts';
import { ACCOUNT, askBack, boughtOrder } from '../../refunds/bought-order.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const PHONE = '88997766';
const EMAIL = 'new-contact@tokhi.example';

/** On the page of one order. */
export function orderRuns({ db, app, ask, secrets }: RunDeps): Runs {
  /** A paid order as its page names it, with its customer. */
  async function named() {
    const [ordernumber = ''] = (await manyPaidOrders(db(), 1, { withMoney: true })).numbers;
    const { contact_phone, contact_email } = await db()
      .selectFrom('orders')
      .select(['contact_phone', 'contact_email'])
      .where('order_number', '=', ordernumber)
      .executeTakeFirstOrThrow();
    secrets.push(contact_phone, contact_email);
    return { ordernumber };
  }
  const versioned = async ({ ordernumber }: { ordernumber: string }) => {
    const { version } = (await ask('showOrder', { ordernumber })).body.order;
    return { ordernumber, version };
  };
  return {
    moveOrder: async () => ({ body: { ...(await versioned(await named())), to: 'ordered' } }),
    takeBackOrder: async () => {
      const order = await versioned(await named());
      await ask('moveOrder', { ...order, to: 'ordered' });
      return { body: { ...(await versioned(order)), reason: 'Андуурсан' } };
    },
    revealOrder: async () => ({ body: { ...(await named()), field: 'phone' } }),
    revealWithReason: async () => {
      const order = await boughtOrder(db(), app());
      await askBack(app(), order);
      secrets.push(ACCOUNT.number, ACCOUNT.number.replaceAll(' ', ''));
      return { body: { ordernumber: order.ordernumber, field: 'account', reason: 'Хэрэглэгч асуусан' } };
    },
    printInvoice: async () => ({ body: await named() }),
    addNote: async () => {
      const text = 'Хаалганы код 4711';
      secrets.push(text);
      return { body: { ...(await named()), text } };
    },
    assignOrder: async () => ({ body: { ...(await named()), mine: true, was: null } }),
    changeContacts: async () => {
      secrets.push(PHONE, EMAIL);
      return { body: { ...(await versioned(await named())), phone: PHONE, email: EMAIL } };
    },
    sendMessage: async () => {
      const text = 'Маргааш 10 цагт хүргэнэ';
      secrets.push(text);
      return { body: { ...(await named()), channel: 'sms', template: 'delay', text } };
    },
    sendNoticeAgain: async () => {
      const { ordernumber, buyer } = await boughtOrder(db(), app());
      const failed = db().updateTable('notifications').set({ status: 'failed', secret: null });
      await failed.where('customer_id', '=', buyer.id).execute();
      const { office } = (await ask('showOrder', { ordernumber })).body.order;
      const notice = office.notices.find((one: { may_send_again: boolean }) => one.may_send_again);
      return { body: { ordernumber, notice: notice.id } };
    },
    cancelOrder: async () => {
      const [ordernumber = ''] = (await manyUnpaidOrders(db(), 1)).numbers;
      return { body: { ...(await versioned({ ordernumber })), because: 'Утсаар хүссэн' } };
    },
    endUnpaidOrder: async () => {
      const { ids, numbers } = await manyUnpaidOrders(db(), 1);
      const over = { created_at: new Date('2026-01-01'), expires_at: new Date('2026-01-02') };
      await db().updateTable('orders').set(over).where('id', 'in', ids).execute();
      return { body: { ordernumber: numbers[0], because: 'Банк хариу өгөхгүй байна' } };
    },
    saveView: async () => ({ body: { ...VIEW, name: 'Миний' } }),
    deleteView: async () => {
      const { id, version } = (await ask('saveView', { ...VIEW, name: 'Түр' })).body.view;
      return { body: { id, version } };
    },
  };
}

const VIEW = { shared: false, filter: { status: ['paid'] }, sort: 'newest', columns: ['number'] };
