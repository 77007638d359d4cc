import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { orderAddress } from '../../../addresses.ts';
import type { Refused } from '../../../calls/call-state.ts';

interface OrderRefusalProps {
  refused: Refused;
  /** What differs from what the customer saw, a sentence each. */
  news: readonly string[];
  /** Leads to an order that exists. */
  onGoOn: (ordernumber: string) => void;
  /** Makes another order of the form than the existing one. */
  onAnew: () => void;
}

const TITLES: Partial<Record<RefusalCode, string>> = {
  figures_changed: 'Дүн өөрчлөгдсөн',
  too_many_unpaid_orders: 'Төлөөгүй захиалга байна',
  too_many_orders_today: 'Өнөөдрийн захиалга олон байна',
  too_much_unpaid: 'Захиалга хэт том байна',
  too_many_of_product: 'Тоо ширхэг хэт олон байна',
  key_reused: 'Захиалга аль хэдийн үүссэн байна',
};

/** Refusals to correct in the cart. */
const TO_CART: ReadonlySet<RefusalCode> = new Set([
  'insufficient_stock',
  'nothing_purchasable',
  'too_much_unpaid',
  'too_many_of_product',
]);

/** Why no order was made, and what to do now; each refusal names its subject. */
export function OrderRefusal({ refused: { code, text, details }, news, onGoOn, onAnew }: OrderRefusalProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the button is in a bar at the bottom edge, far from here.
    box.current?.focus();
  }, []);
  const named = details['ordernumber'];
  const number = typeof named === 'string' ? named : null;
  const title = TITLES[code];
  return (
    <div className="shipping-sum__refusal" ref={box} tabIndex={-1}>
      <Note kind="bad" title={title ?? text} actions={actionsFor(code, number, onGoOn, onAnew)}>
        {title !== undefined && <p>{code === 'key_reused' && number !== null ? madeBefore(number) : text}</p>}
        {news.length > 0 && (
          <ul>
            {news.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
      </Note>
    </div>
  );
}

const madeBefore = (number: string): string =>
  `${number} захиалга энэ маягтаар өмнө нь үүссэн. Сүүлд өөрчилсөн зүйл тань түүнд ороогүй.`;

function actionsFor(
  code: RefusalCode,
  number: string | null,
  onGoOn: (ordernumber: string) => void,
  onAnew: () => void,
): ReactNode {
  if (code === 'key_reused' && number !== null) {
    return (
      <>
        <Button size="s" onClick={() => onGoOn(number)}>
          {number} захиалгыг нээх
        </Button>
        <Button kind="outline" size="s" onClick={onAnew}>
          Шинэ захиалга болгох
        </Button>
      </>
    );
  }
  if (number !== null) {
    return (
      <ButtonLink kind="outline" size="s" to={orderAddress(number)}>
        {number} захиалгыг нээх
      </ButtonLink>
    );
  }
  if (TO_CART.has(code)) {
    return (
      <ButtonLink kind="outline" size="s" to="/cart?role=cart">
        Сагсаа засах
      </ButtonLink>
    );
  }
  return undefined;
}
