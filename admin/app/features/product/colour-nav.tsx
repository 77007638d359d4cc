import { useQuery } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Link } from 'react-router';
import { choicesQuery, STATES } from '../products/public.ts';
import type { Product } from './product-query.ts';

/** The colours of the model, and a button to add one. */
export function ColourNav({ saved, onAdd }: { saved: Product; onAdd: ((colour: number) => void) | null }) {
  const choices = useQuery(choicesQuery).data;
  const taken = new Set(saved.colours.map(({ colour }) => colour));
  return (
    <nav className="panel colour-nav" aria-label="Өнгө">
      <h2>
        Өнгө <span className="soft">{saved.colours.length}</span>
      </h2>
      {saved.colours.map(({ code, colour, price, remain, picture, state }) => (
        <Link
          key={code}
          to={`/products/${code}`}
          className="colour-nav__i"
          aria-current={code === saved.code ? 'page' : undefined}
        >
          <span className="colour-nav__picture">
            {picture !== null && <img src={`/images/product/${picture}`} alt="" />}
          </span>
          <span>
            <b>{colour}</b>
            <small>{formatTug(price)}</small>
            <small>{state === 'listed' ? `${remain} ш` : STATES[state].text}</small>
          </span>
        </Link>
      ))}
      {onAdd !== null && (
        <Select aria-label="Өнгө нэмэх" value="" onChange={({ target }) => onAdd(Number(target.value))}>
          <option value="">Өнгө нэмэх</option>
          {choices?.colours
            .filter(({ name }) => !taken.has(name))
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </Select>
      )}
    </nav>
  );
}
