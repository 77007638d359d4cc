import type { ReplyOf } from '@tokhi/contract/client';
import { printQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import { ask } from '../../../calls/ask.ts';
import { stateOfError } from '../../../calls/call-state.ts';
import { useAnswer } from '../../../calls/use-answer.ts';
import { useRead } from '../../../calls/use-read.ts';
import { clearCouponCode, couponCode } from '../../../local/coupon-code.ts';

export type Shown = ReplyOf<'cartShipping'>;
export type Places = ReplyOf<'places'>;
type Coupon = Shown['coupon'][number];

interface ShownState {
  shown: Shown | null;
  /** Whether a map can be offered; null until known, and without an answer. */
  places: Places | null;
  failed: boolean;
  /** The stored code is no longer valid. */
  couponLost: boolean;
  /** Reads today's prices again. */
  read: () => void;
  setCoupon: (coupon: Coupon | null) => void;
}

/** The data of the page: prices and weights of these goods, places and tariff, addresses used before, the stored code. */
export function useShown(codes: readonly string[], replaces: string | null): ShownState {
  const id = printQuotedCodes(codes);
  const { answer, setAnswer, failed, read } = useAnswer(
    `${id} ${replaces}`,
    (signal) => readShown(id, replaces, signal),
    (code) => (code === 'nothing_purchasable' ? 'error page' : 'ask again'),
  );
  // Without an answer there is no map; the address can still be typed.
  const { reply: places } = useRead('places', undefined, () => 'settled');
  function setCoupon(coupon: Coupon | null) {
    setAnswer(
      (before) => before && { shown: { ...before.shown, coupon: coupon === null ? [] : [coupon] }, couponLost: false },
    );
  }
  return { shown: answer?.shown ?? null, places, failed, couponLost: answer?.couponLost === true, read, setCoupon };
}

async function readShown(
  id: string,
  replaces: string | null,
  signal: AbortSignal,
): Promise<{ shown: Shown; couponLost: boolean }> {
  const coupon = couponCode();
  const shown = await ask('cartShipping', { id, coupon, replaces }, { signal });
  if (coupon === null || shown.coupon.length > 0) return { shown, couponLost: false };
  // The order that is being changed may have its last use.
  const own = replaces === null ? [] : await reservedBy(replaces, coupon, signal);
  if (own.length === 0) clearCouponCode();
  return { shown: { ...shown, coupon: own }, couponLost: own.length === 0 };
}

const reservedBy = (ordernumber: string, coupon: string, signal: AbortSignal): Promise<Coupon[]> =>
  ask('useCoupon', { coupon, ordernumber }, { signal }).then(
    ({ promo }) => promo,
    (error: unknown) => {
      if (stateOfError(error).is === 'failed') throw error;
      return [];
    },
  );
