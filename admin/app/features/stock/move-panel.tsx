import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { isRefused } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { MoveFields } from './move-fields.tsx';
import { RefusedMove } from './refused-move.tsx';
import { emptyForm, isLocation, type MoveKind, moveOf, onHandAfter } from './stock-form.ts';
import type { Stocked } from './stock-query.ts';
import { useStockMove } from './use-stock-move.ts';

const KINDS: readonly { value: MoveKind; text: string; saved: string }[] = [
  { value: 'receive', text: 'Хүлээн авах', saved: 'Хүлээн авлаа' },
  { value: 'count', text: 'Тоолох', saved: 'Тоолсныг бичлээ' },
  { value: 'write-off', text: 'Актлах', saved: 'Актлалаа' },
];
const MOST_UNITS = 100_000;

interface MovePanelProps {
  product: Stocked;
  /** The newest movement when the panel opened. */
  version: number;
  kind: MoveKind;
  onKind: (kind: MoveKind) => void;
  /** It is saved, and may have a new location. */
  onMoved: (product: Stocked) => void;
  panel: RefObject<HTMLDivElement | null>;
}

/** Receives, counts or writes off units; the form shows what will remain before saving. */
export function MovePanel({ product, version, kind, onKind, onMoved, panel }: MovePanelProps) {
  const mayOpen = useMay()('view-products', 'reads');
  const [form, setForm] = useState(() => emptyForm(kind, product));
  // A count is refused if the stock moved after this movement; after reading that, the member counts again on top of it.
  const [seen, setSeen] = useState(version);
  const move = useStockMove();
  if (form.kind !== kind) {
    setForm(emptyForm(kind, product));
    move.reset();
  }
  const after = onHandAfter(form, product.onHand);
  const isWhole = (kind === 'count' || form.units > 0) && (form.location.trim() === '' || isLocation(form.location));
  const save = () =>
    isWhole &&
    !move.isPending &&
    move.mutate(moveOf(form, product.code, seen), {
      onSuccess(reply) {
        setSeen(reply.version);
        setForm(emptyForm(kind, reply.product));
        onMoved(reply.product);
      },
      onError(error) {
        if (isRefused(error, 'changed_meanwhile')) setSeen(Number(error.details?.['version']));
      },
    });
  useKeys([{ key: 'Ctrl Enter', does: 'хадгалах', press: save }]);
  // A product that was counted in one store leaves its shelf there when it is counted in the other.
  const leavesShelf = kind === 'count' && form.place !== product.place && product.countedAt !== null;
  const name = mayOpen ? <Link to={`/products/${product.code}`}>{product.name}</Link> : product.name;
  return (
    <div ref={panel} className="stock__move">
      <Panel title={name} note={formatProductCode(product.code)}>
        <div className="stock-move">
          <ChoiceRow label="Үйлдэл" value={kind} choices={KINDS} onChange={onKind} />
          <div>
            <p className="stock-move__label">Тоо ширхэг</p>
            <div className="stock-move__units">
              <Stepper
                label="Тоо ширхэг"
                value={form.units}
                min={kind === 'count' ? 0 : 1}
                max={kind === 'write-off' ? Math.max(product.onHand, 1) : MOST_UNITS}
                onChange={(units) => setForm({ ...form, units })}
              />
              <span className="soft">
                гарт {product.onHand} → <b>{after}</b>, зарах {product.remain} → <b>{after - product.reserved}</b>
              </span>
            </div>
          </div>
          <MoveFields
            {...{ form, leavesShelf }}
            location={leavesShelf ? null : product.location}
            onChange={(change) => setForm({ ...form, ...change })}
          />
          {move.isError && <RefusedMove error={move.error} after={after} />}
          {move.isSuccess && (
            <Note
              kind="good"
              title={`${KINDS.find(({ value }) => value === kind)?.saved}. Гарт ${move.data.product.onHand} ш`}
            />
          )}
          <Button wide busy={move.isPending} disabled={!isWhole} onClick={save}>
            {KINDS.find(({ value }) => value === kind)?.text} <Kbd inButton>Ctrl Enter</Kbd>
          </Button>
        </div>
      </Panel>
    </div>
  );
}
