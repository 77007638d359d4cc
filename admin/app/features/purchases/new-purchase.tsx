import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { suppliersQuery } from './purchases-query.ts';
import { useNewDraft } from './use-new-draft.ts';

/** Creates a draft without lines: they are added on its page. */
export function NewPurchase({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const field = useRef<HTMLSelectElement>(null);
  const suppliers = useQuery(suppliersQuery).data?.suppliers.filter(({ retired_at }) => retired_at === null) ?? [];
  const [picked, setPicked] = useState('');
  const { create } = useNewDraft();
  const supplier = Number(picked || suppliers[0]?.id);
  const make = () => {
    if (create.isPending || Number.isNaN(supplier)) return;
    create.mutate(
      { supplier, expected_on: null, lines: [] },
      { onSuccess: ({ purchase }) => void navigate(`/purchases/${purchase.number}`) },
    );
  };
  useEffect(() => field.current?.focus(), []);
  useKeys([
    { key: 'Ctrl Enter', does: 'хоосон ноорог', press: make },
    { key: 'Esc', does: 'хаах', press: onClose },
  ]);
  return (
    <Panel
      title="Шинэ захиалга"
      end={
        <Button kind="outline" size="s" onClick={onClose}>
          Хаах <Kbd>Esc</Kbd>
        </Button>
      }
    >
      <div className="purchases__stack">
        {create.error !== null && <Note kind="bad" title={reasonOf(create.error)} />}
        <Field label="Хэнээс" help={suppliers.length === 0 ? 'Эхлээд нийлүүлэгч нэмнэ үү' : undefined}>
          {(ties) => (
            <Select
              {...ties}
              ref={field}
              value={picked || String(suppliers[0]?.id ?? '')}
              onChange={({ target }) => setPicked(target.value)}
            >
              {suppliers.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button wide busy={create.isPending} disabled={Number.isNaN(supplier)} onClick={make}>
          Хоосон ноорог <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      </div>
    </Panel>
  );
}
