import { Swatch } from '@tokhi/ui/colour/swatch.tsx';
import { Tag } from '../../parts/tag.tsx';
import { keyOf } from './shelf-tree.ts';
import type { Shelf } from './shelves-query.ts';

interface ShelfListProps {
  label: string;
  rows: readonly Shelf[];
  current: string | null;
  onOpen: (shelf: Shelf) => void;
}

/** The list of shelves; sub-categories are indented under their category. */
export const ShelfList = ({ label, rows, current, onOpen }: ShelfListProps) => (
  <ul className="shelf-list" aria-label={label}>
    {rows.map((shelf) => (
      <li key={keyOf(shelf)}>
        <button
          type="button"
          className={shelf.kind === 'sub_category' ? 'shelf-list__i shelf-list__i--under' : 'shelf-list__i'}
          aria-current={keyOf(shelf) === current ? 'true' : undefined}
          onClick={() => onOpen(shelf)}
        >
          {shelf.swatch !== null && <Swatch colour={shelf.swatch} />}
          <span className="shelf-list__name">{shelf.name}</span>
          {shelf.is_shown === false && <Tag kind="line">нуусан</Tag>}
          <span className="shelf-list__count">{shelf.products.toLocaleString('en')}</span>
        </button>
      </li>
    ))}
  </ul>
);
