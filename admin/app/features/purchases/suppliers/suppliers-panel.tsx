import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { suppliersQuery } from '../purchases-query.ts';
import { SupplierForm } from './supplier-form.tsx';

interface SuppliersPanelProps {
  mayEdit: boolean;
  onClose: () => void;
}

/** The suppliers; one of them, or a new one, is open for editing. */
export function SuppliersPanel({ mayEdit, onClose }: SuppliersPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { data, error } = useQuery(suppliersQuery);
  const [open, setOpen] = useState<number | 'new' | null>(null);
  const suppliers = data?.suppliers ?? [];
  const edited = suppliers.find(({ id }) => id === open) ?? null;
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    panel.current?.querySelector('button')?.focus();
  }, []);
  useKeys([{ key: 'Esc', does: 'хаах', press: () => (open === null ? onClose() : setOpen(null)) }]);
  return (
    <div ref={panel}>
      <Panel
        title="Нийлүүлэгч"
        note={suppliers.length > 0 && suppliers.length}
        flush
        end={
          <>
            {mayEdit && open === null && (
              <Button kind="outline" size="s" icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
                Нэмэх
              </Button>
            )}
            <Button kind="outline" size="s" onClick={() => (open === null ? onClose() : setOpen(null))}>
              {open === null ? 'Хаах' : 'Буцах'} <Kbd>Esc</Kbd>
            </Button>
          </>
        }
      >
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
        {open !== null && (open === 'new' || edited !== null) ? (
          <SupplierForm key={open} supplier={edited} mayEdit={mayEdit} onDone={() => setOpen(null)} />
        ) : (
          <ul className="supplier-list">
            {suppliers.map(({ id, name, full_name, products, open_purchases, retired_at }) => (
              <li key={id}>
                <button type="button" className="supplier-list__i" onClick={() => setOpen(id)}>
                  <span>
                    <b>{name}</b>
                    <small>{full_name}</small>
                  </span>
                  {retired_at === null ? (
                    <span className="soft">
                      {products.toLocaleString('en')} бараа{open_purchases > 0 && `, ${open_purchases} захиалга`}
                    </span>
                  ) : (
                    <Tag kind="line">захиалахгүй</Tag>
                  )}
                </button>
              </li>
            ))}
          </ul>
        )}
        {data !== undefined && suppliers.length === 0 && open === null && (
          <p className="purchases__none">Нийлүүлэгч алга.</p>
        )}
      </Panel>
    </div>
  );
}
