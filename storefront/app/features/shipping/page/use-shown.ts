import type { ReplyOf } from '@tokhi/contract/client';
import { printQuotedCodes } from '@tokhi/rules/cart/quoted-codes';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ask } from '../../../calls/ask.ts';
import { stateOfError } from '../../../calls/call-state.ts';
import { couponCode, forgetCouponCode } from '../../../local/coupon-code.ts';

export type Shown = ReplyOf<'cartShipping'>;
export type Places = ReplyOf<'places'>;
type Coupon = Shown['coupon'][number];

interface ShownState {
  shown: Shown | null;
  /** Whether a map can be offered; null until it is known, and without an answer. */
  places: Places | null;
  failed: boolean;
  /** The code that was kept is not good any more. */
  couponLost: boolean;
  /** Today's prices anew. */
  read: () => void;
  setCoupon: (coupon: Coupon | null) => void;
}

/** What the page computes with: prices and weights of these goods, places and tariff, addresses used before, the kept code. */
export function useShown(codes: readonly string[], replaces: string | null): ShownState {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown | null>(null);
  const [places, setPlaces] = useState<Places | null>(null);
  const [failed, setFailed] = useState(false);
  const [couponLost, setCouponLost] = useState(false);
  const [times, setTimes] = useState(0);
  const id = printQuotedCodes(codes);

  const handleFailure = useEffectEvent((error: unknown) => {
    const told = stateOfError(error);
    if (told.is === 'refused' && told.code === 'nothing_purchasable') void navigate('/error-page', { replace: true });
    // Without a session the page leads to the login itself.
    else if (told.is === 'failed' || told.code !== 'login_required') setFailed(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wishes it
  useEffect(() => {
    const leaving = new AbortController();
    readShown(id, replaces, leaving.signal).then(
      ({ reply, isLost }) => {
        setShown(reply);
        setFailed(false);
        setCouponLost(isLost);
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) handleFailure(error);
      },
    );
    return () => leaving.abort();
  }, [id, replaces, times]);
  useEffect(() => {
    const leaving = new AbortController();
    // Without an answer there is no map; the address is written all the same.
    ask('places', undefined, { signal: leaving.signal })
      .then(setPlaces)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);

  function setCoupon(coupon: Coupon | null) {
    setCouponLost(false);
    setShown((before) => before && { ...before, coupon: coupon === null ? [] : [coupon] });
  }
  function read() {
    setFailed(false);
    setTimes((before) => before + 1);
  }
  return { shown, places, failed, couponLost, read, setCoupon };
}

async function readShown(
  id: string,
  replaces: string | null,
  signal: AbortSignal,
): Promise<{ reply: Shown; isLost: boolean }> {
  const coupon = couponCode();
  const reply = await ask('cartShipping', { id, coupon, replaces }, { signal });
  if (coupon === null || reply.coupon.length > 0) return { reply, isLost: false };
  // Its last use may be the one that the order has which is being changed.
  const own = replaces === null ? [] : await heldBy(replaces, coupon, signal);
  if (own.length === 0) forgetCouponCode();
  return { reply: { ...reply, coupon: own }, isLost: own.length === 0 };
}

const heldBy = (ordernumber: string, coupon: string, signal: AbortSignal): Promise<Coupon[]> =>
  ask('useCoupon', { coupon, ordernumber }, { signal }).then(
    ({ promo }) => promo,
    (error: unknown) => {
      if (stateOfError(error).is === 'failed') throw error;
      return [];
    },
  );
