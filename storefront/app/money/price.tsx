import './price.css';
import { formatTug } from '@tokhi/rules/money/money';
import type { PriceShown } from '@tokhi/rules/money/price-shown';

/** One price everywhere: red with the regular one struck through, or blue beside a regular one that still holds. */
export function Price({ price, large = false }: { price: PriceShown; large?: boolean }) {
  const { kind, nowTug, wasTug } = price;
  return (
    <p className={`price price--${kind}${large ? ' price--large' : ''}`}>
      {wasTug !== null && <span className="vh">{kind === 'family' ? 'Гэр бүлийн үнэ' : 'Хямдарсан үнэ'}</span>}
      <span className="price__now">{formatTug(nowTug)}</span>
      {wasTug !== null && <span className="vh">Үндсэн үнэ</span>}
      {wasTug !== null && kind === 'cut' && <s className="price__was">{formatTug(wasTug)}</s>}
      {wasTug !== null && kind === 'family' && <span className="price__was">{formatTug(wasTug)}</span>}
    </p>
  );
}
