import { bodyOf, shownTo } from '../../orders/form-of-test.ts';
import { stockedProduct } from '../../orders/stocked-product.ts';
import { signedInCustomer } from '../../signed-in-customer.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const PHONE = '95557788';

/** Orders by telephone. */
export function phoneRuns({ db, app, secrets }: RunDeps): Runs {
  return {
    openPhoneOrder: async () => {
      const { id, email } = await signedInCustomer(db(), { phone: PHONE });
      secrets.push(PHONE, email);
      return { body: { customer: id } };
    },
    createPhoneCustomer: async () => {
      const email = 'by-telephone@tokhi.example';
      secrets.push(PHONE, email);
      return { body: { name: 'Сарнай', phone: PHONE, email } };
    },
    createPhoneOrder: async () => {
      const buyer = await signedInCustomer(db());
      const { code } = await stockedProduct(db(), 5);
      const form = { lines: [{ code, qty: 1 }] };
      return { body: { customer: buyer.id, order: bodyOf(await shownTo(app(), buyer.token, form), form) } };
    },
  };
}
