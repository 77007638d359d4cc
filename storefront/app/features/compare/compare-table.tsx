import type { Product } from '@tokhi/contract/fields/product-fields';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { subCategoryAddress } from '../../addresses.ts';
import { Bonus } from '../../money/bonus.tsx';
import { type CardView, ColourDots, cardView, Rating, StockLine } from '../cards/public.ts';
import { ComparedHead } from './compared-head.tsx';
import { comparedRows, differ } from './compared-rows.ts';

interface CompareTableProps {
  products: Product[];
  onlyDifferences: boolean;
  /** How many products fit in the table. */
  places: number;
}

interface Row {
  name: string;
  cells: ReactNode[];
  differs: boolean;
}

export function CompareTable({ products, onlyDifferences, places }: CompareTableProps) {
  const [now] = useState(() => new Date());
  const cards = products.map((product) => cardView(product, now));
  const rows = [
    ...comparedRows(products).map(({ name, values, differs }) => ({ name, cells: values, differs })),
    ...shopRows(cards),
  ].filter(({ differs }) => differs || !onlyDifferences);
  const free = Array.from({ length: places - cards.length }, (_, n) => `free-${n}`);
  return (
    // A scrolling area must be reachable by keyboard.
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */ // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="cmp" aria-label="Харьцуулсан хүснэгт" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Үзүүлэлт</span>
            </th>
            {cards.map((card) => (
              <ComparedHead key={card.code} card={card} />
            ))}
            {free.map((place, n) => (
              <td key={place} className="cmp__free">
                {n === 0 && <AddMore card={cards[0]} />}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span>
              </th>
              {cards.map((card, n) => (
                <td key={card.code}>{cells[n]}</td>
              ))}
              {free.map((place) => (
                <td key={place} className="cmp__free" aria-hidden="true" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="cmp__same">Эдгээр барааны үзүүлэлтүүд ижил байна.</p>}
    </section>
  );
}

/** What the shop says about the products: colours, delivery, bonus, rating. */
const shopRows = (cards: CardView[]): Row[] => [
  {
    name: 'Өнгө',
    cells: cards.map((card) => (
      <>
        <ColourDots dots={card.dots} chosen={card.code} />
        {card.colour}
      </>
    )),
    differs: differ(cards.map(({ colour }) => colour)),
  },
  {
    name: 'Хүргэлт',
    cells: cards.map((card) => <StockLine key={card.code} stock={card.stock} />),
    differs: differ(cards.map(({ stock }) => stock.line)),
  },
  {
    name: 'Бонус',
    cells: cards.map((card) => <Bonus key={card.code} points={card.bonus} />),
    differs: differ(cards.map(({ bonus }) => bonus)),
  },
  {
    name: 'Үнэлгээ',
    cells: cards.map(({ code, rating }) => (
      <span key={code} className="cmp__rate">
        <Rating rating={rating} />
      </span>
    )),
    differs: differ(cards.map(({ rating }) => `${rating.shown} ${rating.count}`)),
  },
];

// Visitors compare products of the same kind.
function AddMore({ card }: { card: CardView | undefined }) {
  const to = card === undefined ? '/home' : subCategoryAddress(card.subCategory.code);
  return (
    <Link className="cmp__add" to={to}>
      <Icon name="plus" />
      Бараа нэмэх
    </Link>
  );
}
