import './product-colours.css';
import { Well } from '@tokhi/ui/show/well.tsx';
import { Link } from 'react-router';
import { productAddress } from '../../../addresses.ts';
import type { ProductView } from '../product.present.ts';

/** Every colour is a product with an address of its own; choosing one goes there and leaves the page where it is. */
export function ProductColours({ colours, chosen }: { colours: ProductView['colours']; chosen: string }) {
  const name = colours.find(({ code }) => code === chosen)?.name;
  if (name === undefined || name === '') return null;
  return (
    <>
      <p className="colours__label" id="colours">
        Өнгө <span>{name}</span>
      </p>
      {colours.length > 1 && (
        <ul className="colours" aria-labelledby="colours">
          {colours.map((colour) => (
            <li key={colour.code}>
              <Link
                className="colour"
                to={productAddress(colour.code)}
                preventScrollReset
                aria-label={colour.name}
                aria-current={colour.code === chosen}
                title={colour.name}
              >
                <Well picture={colour.picture} alt="" sizes="72px" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
