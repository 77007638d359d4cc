import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import { Meter } from '../../../parts/meter.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { comparedLines, differs, type Stocktake } from './stocktake-query.ts';
import { useStocktake } from './use-stocktake.ts';

const STAYS: Readonly<Record<string, string>> = {
  units_reserved: 'Захиалгад барьсан',
  changed_meanwhile: 'Дараа нь өөр хүн тоолсон эсвэл актласан',
};
const LEAST_REASON = 3;
const LONGEST_REASON = 300;

/** The progress of writing the differences, what stays unchanged and why, and taking all of it back. */
export function Applied({ stocktake }: { stocktake: Stocktake }) {
  const { id, applied, state } = stocktake;
  if (applied === null) return null;
  const { done, finished, takenBack, staying } = applied;
  const total = comparedLines(stocktake).filter(differs).length;
  const stays = staying.reduce((sum, { codes }) => sum + codes.length, 0);
  return (
    <div className="applied">
      <Note kind={finished ? 'good' : 'wait'} title={titleOf(applied)}>
        {takenBack ? 'Эсрэг мөрөөр буцаасан: хоёулаа дэвтэрт үлдэнэ.' : `${done + stays} / ${total}`}
      </Note>
      {!finished && <Meter value={done + stays} max={Math.max(total, 1)} label="Бичсэн зөрүү" />}
      {staying.map(({ reason, codes }) => (
        <Panel key={reason} title={STAYS[reason] ?? reason} note={`${codes.length} бараа хэвээр`}>
          <ul className="applied__codes">
            {codes.map((code) => (
              <li key={code}>
                <Link to={`/stock?text=${code}`}>{formatProductCode(code)}</Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
      {state === 'applied' && !takenBack && done > 0 && <TakeBack id={id} />}
      <p className="applied__back">
        <Link to={`/stock?shelf=${stocktake.shelf}${stocktake.place === 'beijing' ? '&place=beijing' : ''}`}>
          {stocktake.shelf} тавиурын үлдэгдэл
        </Link>
      </p>
    </div>
  );
}

function titleOf({ finished, takenBack, done }: NonNullable<Stocktake['applied']>): string {
  if (takenBack) return 'Тооллогыг буцаасан';
  if (!finished) return 'Зөрүүг бичиж байна';
  return done === 0 ? 'Тооллого дууслаа' : `${done} зөрүүг бичлээ`;
}

/** Opposite movements: products counted again since then stay unchanged. */
function TakeBack({ id }: { id: number }) {
  const [reason, setReason] = useState('');
  const { keyOf } = useRequestKey();
  const step = useStocktake(id);
  const isWhole = reason.trim().length >= LEAST_REASON;
  const takeBack = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !step.isPending)
      step.mutate({ does: 'take-back', reason: reason.trim(), ...keyOf({ id, reason: reason.trim() }) });
  };
  return (
    <Panel title="Буцаах" note="эсрэг мөр бичигдэнэ">
      <form className="stock-move" onSubmit={takeBack}>
        <Field label="Шалтгаан">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {step.isError && <Note kind="bad" title={reasonOf(step.error)} />}
        <Button type="submit" kind="outline" busy={step.isPending} disabled={!isWhole}>
          Тооллогыг буцаах
        </Button>
      </form>
    </Panel>
  );
}
