import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';

interface DaysChipProps {
  filter: OrderFilter;
  onChange: (change: Partial<OrderFilter>) => void;
}

/** The days on which orders were made. The fields appear on demand, because empty ones say nothing. */
export function DaysChip({ filter: { from, to }, onChange }: DaysChipProps) {
  const [isOpen, setOpen] = useState(false);
  const isOn = from !== undefined || to !== undefined;
  if (!isOpen && !isOn)
    return (
      <button type="button" className="order-chip" onClick={() => setOpen(true)}>
        <Icon name="plus" />
        Өдөр
      </button>
    );
  const clear = () => {
    setOpen(false);
    onChange({ from: undefined, to: undefined });
  };
  return (
    <span className={isOn ? 'order-chip order-chip--on' : 'order-chip'}>
      <input
        type="date"
        aria-label="Эхлэх өдөр"
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      –
      <input
        type="date"
        aria-label="Дуусах өдөр"
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
      <button type="button" className="order-chip__off" aria-label="Өдөр: болих" onClick={clear}>
        <Icon name="x" />
      </button>
    </span>
  );
}
