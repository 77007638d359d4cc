import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { formatTug, type Tug } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useEffect, useRef } from 'react';
import { orderAddress } from '../../../addresses.ts';
import type { Refused } from '../../../calls/call-state.ts';

const TITLES: { readonly [code in RefusalCode]?: string } = {
  figures_changed: 'Дүн өөрчлөгдсөн',
  payment_checking: 'Төлбөрийг шалгаж байна',
};
/** The order's own page shows its current state. */
const WAYS_ON: { readonly [code in RefusalCode]?: string } = {
  partly_paid: 'Захиалгаа харах',
  payment_checking: 'Захиалгаа харах',
};

interface SubmitRefusedProps {
  refused: Refused;
  ordernumber: string;
  /** The provider, by the name that the customer chose. */
  by: string;
  /** The amount on the button. */
  seenTug: Tug;
}

/** Why nothing was charged, in the shop's words: what is safe and what to do (spec §8 "Order submit failed"). */
export function SubmitRefused({ refused: { code, text, details }, ordernumber, by, seenTug }: SubmitRefusedProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is in a bar at the bottom edge, far from here.
    box.current?.focus();
  }, []);
  const { total: fresh, said } = details;
  const wayOn = WAYS_ON[code];
  return (
    <div className="pay-sum__refused" ref={box} tabIndex={-1}>
      <Note
        kind={code === 'payment_checking' ? 'wait' : 'bad'}
        title={TITLES[code] ?? 'Төлбөр эхэлсэнгүй'}
        actions={
          wayOn === undefined ? undefined : (
            <ButtonLink kind="outline" size="s" to={orderAddress(ordernumber)}>
              {wayOn}
            </ButtonLink>
          )
        }
      >
        <p>{text}</p>
        {said !== undefined && (
          <p>
            {by}: <b>«{said}»</b>
          </p>
        )}
        {code === 'figures_changed' && typeof fresh === 'number' && (
          <p>
            Төлөх дүн: {formatTug(seenTug)} → <b>{formatTug(fresh)}</b>
          </p>
        )}
      </Note>
    </div>
  );
}
