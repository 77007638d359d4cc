import './special-offer.css';
import { formatTug } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Countdown } from '@tokhi/ui/show/countdown.tsx';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { useEffect, useState } from 'react';
import { productAddress } from '../../addresses.ts';
import type { OfferView } from './home.present.ts';

/** Longer waits overflow the browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether the end has passed; false in the first render, and without an end. */
function useOver(until: string | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (until === null) return;
    const left = new Date(until).getTime() - Date.now();
    if (left > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return over;
}

/** The only evergreen box of the page. It disappears at its end: the price would no longer be true. */
export function SpecialOffer({ offer }: { offer: OfferView }) {
  const { code, name, type, size, picture, price, clock } = offer;
  if (useOver(clock?.until ?? null)) return null;
  return (
    <section className="section offer" aria-labelledby="offer">
      <div className="offer__picture">
        {picture !== null && (
          <PictureView picture={picture} alt="" sizes="(max-width: 767.98px) 92vw, 480px" standing />
        )}
      </div>
      <div className="offer__body">
        <p className="offer__label">Онцгой санал</p>
        <h2 className="offer__title" id="offer">
          {name}
        </h2>
        <p className="offer__type">
          {type}
          {size !== '' && (
            <>
              , <span className="nowrap">{size}</span>
            </>
          )}
        </p>
        <p className="offer__price">
          <span className="vh">Онцгой үнэ</span>
          <b>{formatTug(price.nowTug)}</b>
          {price.wasTug !== null && (
            <>
              <span className="vh">Үндсэн үнэ</span>
              <s>{formatTug(price.wasTug)}</s>
            </>
          )}
        </p>
        {clock !== null && (
          <div className="offer__clock">
            <Countdown {...clock} />
          </div>
        )}
        <ButtonLink className="offer__button" kind="light" to={productAddress(code)}>
          Саналыг үзэх
        </ButtonLink>
      </div>
    </section>
  );
}
