import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '../../icons/icon.tsx';
import type { Pins } from './search-words-query.ts';

export type Pinned = Pins['products'][number];

interface PinRowProps {
  product: Pinned;
  place: number;
  /** Null for the first one. */
  onRaise: (() => void) | null;
  onRemove: () => void;
}

/** A pinned product, and its place without the pin. */
export const PinRow = ({ product, place, onRaise, onRemove }: PinRowProps) => {
  const { name, picture, listed, in_stock, found_at } = product;
  return (
    <li>
      <b className="pins__place">{place}</b>
      <span className="pins__picture">
        {picture === null ? (
          <Icon name="circle-alert" />
        ) : (
          <img src={`/images/product/${picture}`} alt="" loading="lazy" />
        )}
      </span>
      <p>
        <b>{name}</b>
        <small>
          {found_at === null ? 'Хайлтад өөрөө гардаггүй' : `Өөрөө ${found_at}-рт гардаг`}
          {!listed && <span className="search-words__bad">, худалдаанаас гарсан</span>}
          {listed && !in_stock && <span className="search-words__bad">, дууссан</span>}
        </small>
      </p>
      {onRaise !== null && (
        <IconButton label={`Дээш: ${name}`} onClick={onRaise}>
          <Icon name="chevron-down" className="pins__up" />
        </IconButton>
      )}
      <IconButton label={`Салгах: ${name}`} onClick={onRemove}>
        <Icon name="x" />
      </IconButton>
    </li>
  );
};
