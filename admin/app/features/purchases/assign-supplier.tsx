import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { useState } from 'react';
import type { SoonOut, Supplier } from './purchases-query.ts';

interface AssignSupplierProps {
  suppliers: readonly Supplier[];
  /** The current supplier of the chosen products. */
  supplier: SoonOut['supplier'];
  busy: boolean;
  onAssign: (supplier: SoonOut['supplier']) => void;
}

/** Assigns a supplier to the chosen products. */
export function AssignSupplier({ suppliers, supplier, busy, onAssign }: AssignSupplierProps) {
  const [picked, setPicked] = useState(String(supplier?.id ?? ''));
  const to = suppliers.find(({ id }) => String(id) === picked);
  const isOther = picked !== String(supplier?.id ?? '');
  return (
    <Field label="Нийлүүлэгч">
      {(ties) => (
        <>
          <Select {...ties} value={picked} onChange={({ target }) => setPicked(target.value)}>
            <option value="">Нийлүүлэгчгүй</option>
            {suppliers
              .filter(({ id, retired_at }) => retired_at === null || id === supplier?.id)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </Select>
          {isOther && (
            <Button
              kind="tint"
              size="s"
              className="purchases__assign"
              busy={busy}
              onClick={() => onAssign(to === undefined ? null : { id: to.id, name: to.name })}
            >
              Оноох
            </Button>
          )}
        </>
      )}
    </Field>
  );
}
