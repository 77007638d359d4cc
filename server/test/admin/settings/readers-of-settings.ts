import type { Db } from '../../../src/db/database.ts';
import type { Email } from '../../../src/modules/notifications/emails/email.ts';
import { renderEmail } from '../../../src/modules/notifications/emails/render-email.ts';
import { type Sms, writeSms } from '../../../src/modules/notifications/sms/sms.ts';
import { emailTexts, shopFacts, smsTexts } from '../../../src/modules/settings/public.ts';
import type { AppOfTest } from '../../app-of-test.ts';
import { READER_OF_TEST } from '../../emails-of-test.ts';
import { submit } from '../../money/money-of-test.ts';
import { orderAs } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { paidOrder } from '../../paid-order-of-test.ts';
import { askAs, signedInCustomer } from '../../signed-in-customer.ts';
import type { askAdmin } from '../admin-of-test.ts';

type Reply = Awaited<ReturnType<typeof askAdmin>>['body'];

/** Read when a row of the table runs. */
interface Read {
  db: () => Db;
  shop: () => AppOfTest;
  asOwner: (name: Parameters<typeof askAdmin>[1], body?: object) => Promise<Reply>;
}

/** One piece, delivered. */
export const delivered = (code: string) => ({
  ...{ lines: [{ code, qty: 1 }], warehouse: 0 as const, district: 1, khoroo: 1 },
});

/** Reads what customers and staff see of a setting: in their orders, pages, emails and SMS. */
export function readersOfSettings({ db, shop, asOwner }: Read) {
  /** A new customer with an order, who can order again. */
  async function unpaid() {
    const { code } = await stockedProduct(db(), 10);
    const buyer = await signedInCustomer(db());
    const order = async () => (await orderAs(shop().app, buyer.token, delivered(code))).body;
    return { buyer, order, first: await order() };
  }
  return {
    unpaid,
    /** The invoice of a customer who pays by transfer. */
    async transferPage() {
      const { buyer, first } = await unpaid();
      const { ordernumber } = first;
      const { status } = await submit({ shop: shop() }, { buyer, ordernumber }, 'mobile');
      if (status !== 200) throw new Error('the transfer is not begun');
      return (await askAs(shop().app, buyer.token, 'openInvoice', { ordernumber })).body.invoice;
    },
    /** The staff page of a paid order. */
    async paidPage() {
      const { ordernumber } = await paidOrder(db(), shop().app);
      return (await asOwner('showOrder', { ordernumber })).order;
    },
    emailOf: async (email: Email) =>
      renderEmail(email, { ...READER_OF_TEST, texts: await emailTexts(db()) }, await shopFacts(db())).text,
    smsOf: async (message: Sms) =>
      writeSms(message, { shopName: (await shopFacts(db())).name, texts: await smsTexts(db()) }),
  };
}
