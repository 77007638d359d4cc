import type { ProductFilter } from '@tokhi/contract/admin/product-list-calls';
import { productGaps, productStates, productStocks } from '@tokhi/contract/admin/product-words';
import { useState } from 'react';
import { GAPS, STATES, STOCKS } from './product-words.ts';
import type { ProductCounts } from './products-query.ts';

interface Choice {
  value: string;
  text: string;
  count?: number;
}

interface FiltersProps {
  filter: ProductFilter;
  counts: ProductCounts | undefined;
  onChoose: (name: keyof ProductFilter, value: string) => void;
}

const FEW = 6;

/** The filters of the list, each with its total number of products. */
export function ProductFilters({ filter, counts, onChoose }: FiltersProps) {
  const shelves = (all: ProductCounts['brands'] = []) =>
    all.map(({ id, name, count }) => ({ value: String(id), text: name, count }));
  const groups: readonly [keyof ProductFilter, string, readonly Choice[]][] = [
    ['category', 'Ангилал', shelves(counts?.categories)],
    ['brand', 'Брэнд', shelves(counts?.brands)],
    ['state', 'Төлөв', productStates.map((value) => choice(value, STATES[value].text, counts?.states[value]))],
    ['stock', 'Үлдэгдэл', productStocks.map((value) => choice(value, STOCKS[value]))],
    ['gap', 'Дутуу', productGaps.map((value) => choice(value, GAPS[value].text, counts?.gaps[value]))],
  ];
  return (
    <aside className="panel product-filters" aria-label="Шүүлт">
      {groups.map(([name, title, choices]) => (
        <FilterGroup
          key={name}
          {...{ title, choices }}
          chosen={String(filter[name] ?? '')}
          onChoose={(value) => onChoose(name, value)}
        />
      ))}
    </aside>
  );
}

const choice = (value: string, text: string, count?: number): Choice => ({
  ...{ value, text },
  ...(count !== undefined && { count }),
});

interface GroupProps {
  title: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** One value at a time: each is then a range of one index. Pressed again, it is removed. */
function FilterGroup({ title, choices, chosen, onChoose }: GroupProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? choices : choices.filter(({ value }, index) => index < FEW || value === chosen);
  return (
    <fieldset className="product-filters__group">
      <legend>{title}</legend>
      {shown.map(({ value, text, count }) => (
        <button
          key={value}
          type="button"
          className="product-filters__choice"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value === chosen ? '' : value)}
        >
          {text} {count !== undefined && <span>{count.toLocaleString('en')}</span>}
        </button>
      ))}
      {choices.length > shown.length && (
        <button type="button" className="product-filters__more" onClick={() => setWhole(true)}>
          Бүгд, {choices.length}
        </button>
      )}
    </fieldset>
  );
}
