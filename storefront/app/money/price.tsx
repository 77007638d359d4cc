import './price.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { PriceShown } from '@tokhi/rules/money/price-shown';

/** The price, the same everywhere: red, or blue for family, with the regular one struck through (spec §4 Price display). */
export function Price({ price, large = false }: { price: PriceShown; large?: boolean }) {
  const { kind, nowTug, wasTug } = price;
  if (wasTug === null && !large) return <p className={`price price--${kind} price__now`}>{formatTug(nowTug)}</p>;
  return (
    <p className={`price price--${kind}${large ? ' price--large' : ''}`}>
      {wasTug !== null && <span className="vh">{kind === 'family' ? 'Гэр бүлийн үнэ' : 'Хямдарсан үнэ'}</span>}
      <span className="price__now">{formatTug(nowTug)}</span>
      {wasTug !== null && <span className="vh">Үндсэн үнэ</span>}
      {wasTug !== null && <s className="price__was">{formatTug(wasTug)}</s>}
    </p>
  );
}
