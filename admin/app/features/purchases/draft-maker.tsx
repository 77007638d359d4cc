import { useQuery } from '@tanstack/react-query';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { formatTug } from '@tokhi/rules/money/money';
import { costTug } from '@tokhi/rules/money/price-change';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { AssignSupplier } from './assign-supplier.tsx';
import { bySupplier, type Chosen, type SupplierGroup, without, withSupplier } from './chosen-goods.ts';
import { dayAfter } from './day-after.ts';
import { GroupLines } from './group-lines.tsx';
import { type Purchasing, suppliersQuery } from './purchases-query.ts';
import { useNewDraft } from './use-new-draft.ts';
import { yuanText } from './yuan-text.ts';

interface DraftMakerProps {
  purchasing: Purchasing;
  chosen: Chosen;
  /** The supplier of the marked row. */
  supplierOfRow: number | null | undefined;
  onChosen: (chosen: Chosen) => void;
}

const nameOf = ({ supplier }: SupplierGroup) => String(supplier?.id ?? 'none');

/** The products chosen from one supplier, their sum, and the button that makes a draft. */
export function DraftMaker({ purchasing, chosen, supplierOfRow, onChosen }: DraftMakerProps) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState<string | null>(null);
  const [day, setDay] = useState(() => dayAfter(new Date(), purchasing.coming_days));
  const suppliers = useQuery(suppliersQuery).data?.suppliers ?? [];
  const { create, assign } = useNewDraft();
  const groups = bySupplier(chosen);
  const group =
    groups.find((one) => nameOf(one) === picked) ??
    groups.find((one) => nameOf(one) === String(supplierOfRow ?? 'none')) ??
    groups[0];
  const supplier = group?.supplier ?? null;
  const lines = group?.lines ?? [];
  const codes = lines.map(({ product }) => product.code);
  const canMake = supplier !== null && lines.length > 0 && !create.isPending;
  const make = () => {
    if (!canMake || supplier === null) return;
    const ordered = lines.map(({ product, units }) => ({ code: product.code, units }));
    create.mutate(
      { supplier: supplier.id, expected_on: day || null, lines: ordered },
      {
        onSuccess({ purchase }) {
          // Choices of another supplier stay in view.
          if (groups.length === 1) return void navigate(`/purchases/${purchase.number}`);
          setPicked(null);
          onChosen(without(chosen, codes));
        },
      },
    );
  };
  useKeys([{ key: 'Ctrl Enter', does: 'ноорог үүсгэх', press: make }]);
  const fen = lines.reduce((sum, { product, units }) => sum + (product.unit_fen ?? 0) * units, 0);
  const units = lines.reduce((sum, line) => sum + line.units, 0);
  const made = create.data?.purchase;
  const error = create.error ?? assign.error;
  return (
    <Panel title="Шинэ ноорог" note={supplier?.name} flush end={lines.length > 0 && `${lines.length} бараа`}>
      {groups.length > 1 && group !== undefined && (
        <div className="purchases__groups">
          <PillTabs
            label="Сонгосны нийлүүлэгч"
            tabs={groups.map((one) => ({
              ...{ name: nameOf(one), text: one.supplier?.name ?? 'Нийлүүлэгчгүй', count: one.lines.length },
            }))}
            current={nameOf(group)}
            onChoose={setPicked}
          />
        </div>
      )}
      <div className="purchases__form">
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
        {made !== undefined && (
          <Note kind="good" title={`${purchaseNumber(made.number)} ноорог үүслээ`}>
            <Link to={`/purchases/${made.number}`}>Нээх</Link>
          </Note>
        )}
        {lines.length === 0 && <p className="soft">Захиалах барааг Space дарж сонгоно. Тоог нь мөрөнд нь засна.</p>}
        {lines.length > 0 && (
          <div className="purchases__fields">
            <AssignSupplier
              key={codes.join()}
              {...{ suppliers, supplier }}
              busy={assign.isPending}
              onAssign={(to) =>
                assign.mutate(
                  { codes, supplier: to?.id ?? null },
                  { onSuccess: () => onChosen(withSupplier(chosen, codes, to)) },
                )
              }
            />
            <Field label="Хүлээгдэх">
              {(ties) => (
                <TextInput {...ties} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
              )}
            </Field>
          </div>
        )}
      </div>
      {lines.length > 0 && (
        <>
          <GroupLines lines={lines} />
          <p className="purchase-sum">
            <span className="soft">{units.toLocaleString('en')} ш</span>
            {purchasing.yuan_rate !== undefined && (
              <span>
                <b>{yuanText(fen)}</b> <span className="soft">{formatTug(costTug(fen, purchasing.yuan_rate.tug))}</span>
              </span>
            )}
          </p>
          <div className="purchases__form">
            <Button wide busy={create.isPending} disabled={supplier === null} onClick={make}>
              Ноорог үүсгэх <Kbd inButton>Ctrl Enter</Kbd>
            </Button>
            {supplier === null && <p className="soft">Эхлээд нийлүүлэгчийг нь оноогоорой.</p>}
          </div>
        </>
      )}
    </Panel>
  );
}
