import './column-choice.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { COLUMN_NAMES, type OrderColumn, orderColumns } from './order-columns.ts';

interface ColumnChoiceProps {
  columns: readonly OrderColumn[];
  onChange: (columns: readonly OrderColumn[]) => void;
}

/** The columns of the list; a choice applies at once. The last one stays. */
export function ColumnChoice({ columns, onChange }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (column: OrderColumn) =>
    onChange(orderColumns.filter((one) => columns.includes(one) !== (one === column)));
  return (
    <>
      <Button kind="quiet" size="s" icon={<Icon name="columns-3" />} onClick={() => setOpen(true)}>
        Багана
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Багана">
        <div className="column-choice">
          {orderColumns.map((column) => (
            <Checkbox
              key={column}
              label={COLUMN_NAMES[column]}
              checked={columns.includes(column)}
              disabled={columns.length === 1 && columns.includes(column)}
              onChange={() => toggle(column)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
