import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { Tries } from '../accounts/public.ts';
import { limitGuesses } from './limit-guesses.ts';
import { showShipping } from './show-shipping.ts';
import { type ChangeCode, useCoupon } from './use-coupon.ts';

interface CheckoutDeps {
  db: Db;
  now: () => Date;
  tries: Tries;
  changeCode: ChangeCode;
}

export function bindCheckout(table: CallTable, deps: CheckoutDeps): void {
  table.bind('useCoupon', (body, caller) =>
    limitGuesses(deps.tries, caller, body.coupon, () => useCoupon(deps, body, caller.customerId)),
  );
  table.bind('cartShipping', (body, caller) => showShipping(deps, body, caller));
}
