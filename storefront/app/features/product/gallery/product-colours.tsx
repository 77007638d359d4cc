import './product-colours.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { productAddress } from '../../../addresses.ts';
import type { ProductView } from '../product.present.ts';

const noteOf = ({ soldOut, price }: ProductView['colours'][number]): string | null => (soldOut ? 'Дууссан' : price);

/**
 * Every colour is a product with its own address; choosing one goes there without scrolling. A different price
 * and whether it is sold out are visible before.
 */
export function ProductColours({ colours, chosen }: { colours: ProductView['colours']; chosen: string }) {
  const own = colours.find(({ code }) => code === chosen);
  if (own === undefined || own.name === '') return null;
  const ready = own.soldOut ? colours.filter(({ soldOut }) => !soldOut) : [];
  return (
    <>
      <p className="colours__label" id="colours">
        Өнгө <span>{own.name}</span>
      </p>
      {colours.length > 1 && (
        <ul className="colours" aria-labelledby="colours">
          {colours.map((colour) => (
            <li key={colour.code}>
              <Link
                className={colour.soldOut ? 'colour colour--out' : 'colour'}
                to={productAddress(colour.code)}
                preventScrollReset
                aria-label={[colour.name, noteOf(colour)].filter(Boolean).join(', ')}
                aria-current={colour.code === chosen}
                title={colour.name}
              >
                <ImageWell picture={colour.picture} alt="" sizes="72px" />
                {noteOf(colour) !== null && <span className="colour__note">{noteOf(colour)}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {ready.length > 0 && (
        <p className="colours__ready">
          Захиалж болох өнгө:{' '}
          {ready.map(({ code, name }, n) => (
            <Fragment key={code}>
              {n > 0 && ', '}
              <Link className="link" to={productAddress(code)} preventScrollReset>
                {name}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
