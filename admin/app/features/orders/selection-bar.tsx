import './selection-bar.css';
import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { Button } from '@tokhi/ui/form/button.tsx';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import type { Selection } from './table/selection.ts';

interface SelectionBarProps {
  selection: Selection;
  total: string;
  /** The address of the picking list for the selection. */
  picking: string;
  /** Null: a read-only member moves nothing. */
  onMove: (() => void) | null;
}

/** The selection, or "all that match": the next action applies to it. */
export function SelectionBar({ selection, total, picking, onMove }: SelectionBarProps) {
  if (!selection.isAll && selection.count === 0) return null;
  return (
    <div className="selection-bar">
      <output>
        <b>{selection.isAll ? `Тохирсон бүх ${total} сонгосон` : `${selection.count} сонгосон`}</b>
      </output>
      {!selection.isAll && (
        <Button kind="outline" size="s" onClick={selection.selectAll}>
          Тохирсон бүх {total}
        </Button>
      )}
      {onMove !== null && (
        <Button kind="outline" size="s" icon={<Icon name="arrow-right" />} onClick={onMove}>
          Нэг алхам урагш <Kbd>N</Kbd>
        </Button>
      )}
      <Link className={buttonClass({ kind: 'outline', size: 's' })} to={picking}>
        <Icon name="printer" /> Түүх хуудас
      </Link>
      <Button kind="quiet" size="s" onClick={selection.clear}>
        Болих
      </Button>
    </div>
  );
}

/** Files of all that match, saved by the browser while they arrive. */
export function ExportLinks({ filter }: { filter: OrderFilter }) {
  const address = (format: string) =>
    `${adminRawEndpoints.exportOrders.path}?${new URLSearchParams({ format, filter: JSON.stringify(filter) })}`;
  return (
    <>
      <a className={buttonClass({ kind: 'outline' })} href={address('csv')} download>
        <Icon name="download" /> CSV
      </a>
      <a className={buttonClass({ kind: 'outline' })} href={address('xlsx')} download>
        <Icon name="download" /> XLSX
      </a>
    </>
  );
}
