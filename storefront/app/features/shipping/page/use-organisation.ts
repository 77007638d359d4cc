import { checkRegister } from '@tokhi/rules/order/shipping-checks';
import { useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';

/** The owner of the register, for the customer to see; nothing if the tax office is down, which stops no order. */
export function useOrganisation(typed: string, isAsked: boolean): string | undefined {
  const register = typed.trim();
  const [found, setFound] = useState<{ of: string; text: string | undefined } | null>(null);
  const isWhole = isAsked && checkRegister(register, { personal: false }) === null;
  useEffect(() => {
    if (!isWhole) return;
    const leaving = new AbortController();
    ask('lookUpOrganisation', { register }, { signal: leaving.signal }).then(
      ({ organisation, away }) => setFound({ of: register, text: words(organisation, away) }),
      () => undefined,
    );
    return () => leaving.abort();
  }, [register, isWhole]);
  return isWhole && found?.of === register ? found.text : undefined;
}

function words(organisation: { name: string; vat_payer: boolean } | null, isAway: boolean): string | undefined {
  if (organisation !== null) return `${organisation.name}, НӨАТ төлөгч${organisation.vat_payer ? '' : ' биш'}`;
  return isAway ? undefined : 'Татварын бүртгэлээс олдсонгүй. Дугаараа шалгаарай.';
}
