import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useEffect, useRef, useState } from 'react';
import type { ImportRow } from '../imports-query.ts';

interface PriceCellProps {
  row: ImportRow;
  isEdited: boolean;
  onEdit: () => void;
  onFix: (price: number) => void;
  onClose: () => void;
}

/** The new price; a press or E edits it in place. */
export function PriceCell({ row, isEdited, onEdit, onFix, onClose }: PriceCellProps) {
  const shown = row.now === null ? '—' : row.now.toLocaleString('en');
  if (isEdited) return <PriceInput row={row} onFix={onFix} onClose={onClose} />;
  return (
    <button
      type="button"
      className="import-price"
      aria-label={`${row.code}: шинэ үнэ ${shown}, засах`}
      onClick={onEdit}
    >
      {shown}
      {row.fixed && <small>зассан</small>}
    </button>
  );
}

function PriceInput({ row, onFix, onClose }: Omit<PriceCellProps, 'isEdited' | 'onEdit'>) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(row.now === null ? '' : String(row.now));
  useEffect(() => input.current?.select(), []);
  const price = Number(typed.replace(/[\s,]/g, ''));
  const isPrice = Number.isInteger(price) && price >= 100;
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrice) onFix(price);
      }}
    >
      <TextInput
        ref={input}
        className="import-price__input"
        inputMode="numeric"
        aria-label={`${row.code}: шинэ үнэ`}
        aria-invalid={isPrice ? undefined : true}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
    </form>
  );
}
