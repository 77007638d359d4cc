import { refuse } from '@tokhi/contract/texts/refusals';
import type { Caller, ShopCaller } from './caller.ts';

/**
 * The caller of a shop call. A staff member is refused even where guests are not: it would act as a customer, or change something without
 * an audit row.
 */
export function shopCaller(caller: Caller): ShopCaller {
  switch (caller.who) {
    case 'nobody':
    case 'customer':
      return caller;
    case 'staff':
      throw refuse('login_required');
  }
}
