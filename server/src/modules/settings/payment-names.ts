import { isLent, paymentMethods, paymentName } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../db/database.ts';
import { lenders } from './lenders.ts';
import { methodModes } from './method-modes.ts';

/** The enabled payment methods, by their names for customers. */
export async function paymentNames(db: Db): Promise<string[]> {
  const [modes, lending] = await Promise.all([methodModes(db), lenders(db)]);
  return paymentMethods
    .filter((method) => modes[method] !== 'off')
    .flatMap((method) =>
      isLent(method) ? lending.filter((one) => one.method === method).map(({ name }) => name) : paymentName(method),
    );
}
