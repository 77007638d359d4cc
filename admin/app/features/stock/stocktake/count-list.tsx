import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { StockPicture } from '../stock-picture.tsx';
import type { Line } from './stocktake-query.ts';

interface CountListProps {
  lines: readonly Line[];
  onChoose: (code: string) => void;
  onEmpty: (code: string) => void;
}

/** The products of the shelf with their counts, and products found here that belong elsewhere. Without the system's figures. */
export const CountList = ({ lines, onChoose, onEmpty }: CountListProps) => (
  <ul className="panel count-list" aria-label="Тоолсон бараа">
    {lines.map((line) => (
      <li key={line.code} className={line.belongs ? 'count-line' : 'count-line count-line--elsewhere'}>
        <StockPicture file={line.picture} />
        <span className="count-line__what">
          <button type="button" className="count-line__name" onClick={() => onChoose(line.code)}>
            {line.name}
          </button>
          <small>{placeOf(line)}</small>
        </span>
        {line.units === null ? (
          <Button kind="outline" size="s" onClick={() => onEmpty(line.code)}>
            Хоосон
          </Button>
        ) : (
          <>
            <b className="count-line__units">{line.units}</b>
            <Icon name={line.belongs ? 'check' : 'triangle-alert'} />
          </>
        )}
      </li>
    ))}
  </ul>
);

function placeOf({ belongs, location, units, code }: Line): string {
  if (!belongs) return `${location ?? ''} дээр байх ёстой, энэ тооллогод орохгүй`;
  const said = [location, formatProductCode(code), units === 0 ? 'хоосон гэж баталсан' : null];
  return said.filter((part) => part !== null).join(', ');
}
