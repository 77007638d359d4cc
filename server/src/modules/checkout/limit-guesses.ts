import { Refusal } from '@tokhi/contract/texts/refusals';
import type { Customer } from '../../callers/caller.ts';
import type { Tries } from '../accounts/public.ts';

/**
 * Runs a call that contains a discount code, and counts a wrong code against the customer and the network. Counted before the lookup:
 * however many guesses arrive at once, no more than the limit are answered.
 */
export async function limitGuesses<Reply>(
  tries: Tries,
  { customerId, address }: Customer,
  code: string | null | undefined,
  work: () => Promise<Reply>,
): Promise<Reply> {
  if (code == null) return work();
  const counted = await tries.count(
    'too_many_requests',
    ['wrong_coupon_of_customer', String(customerId)],
    ['wrong_coupon_of_address', address],
  );
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof Refusal && error.code === 'coupon_invalid';
    throw error;
  } finally {
    if (!isWrong) await counted.takeBack();
  }
}
