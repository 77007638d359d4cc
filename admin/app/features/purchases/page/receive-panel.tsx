import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Purchase } from '../purchases-query.ts';
import { type Arrivals, allMissing, arrivalOf, cameOf } from './arrival.ts';
import { ReceiveRow } from './receive-row.tsx';
import type { PurchaseSteps } from './use-purchase.ts';

interface ReceivePanelProps {
  purchase: Purchase;
  step: PurchaseSteps;
  onDone: () => void;
}

/** Receives a part: units per line, and how many are broken; they are in stock at once. */
export function ReceivePanel({ purchase, step, onDone }: ReceivePanelProps) {
  const table = useRef<HTMLTableElement>(null);
  const [arrivals, setArrivals] = useState<Arrivals>({});
  const [truck, setTruck] = useState('');
  const [note, setNote] = useState('');
  const lines = cameOf(purchase.shown_lines, arrivals);
  const sum = (of: 'units' | 'damaged') => (lines ?? []).reduce((all, line) => all + (line[of] ?? 0), 0);
  const receive = () => {
    if (lines === null || step.isPending) return;
    const body = { lines, note, ...(truck !== '' && { truck: Number(truck) }) };
    step.mutate({ does: 'receive', body }, { onSuccess: onDone });
  };
  useEffect(() => table.current?.querySelector<HTMLInputElement>('input')?.focus(), []);
  const fill = () => setArrivals(allMissing(purchase.shown_lines));
  useKeys([
    { key: 'Ctrl Enter', does: 'хэсгийг хүлээн авах', press: receive },
    { key: 'F2', does: 'үлдсэн бүгд ирсэн', press: fill },
    { key: 'Esc', does: 'болих', press: onDone },
  ]);
  const broken = sum('damaged');
  return (
    <Panel
      title={`${purchase.parts + 1}-р хэсгийг хүлээн авах`}
      note="Бээжин агуулахад"
      flush
      end={
        <>
          <Button kind="outline" size="s" onClick={fill}>
            Үлдсэн бүгд <Kbd>F2</Kbd>
          </Button>
          <Button kind="outline" size="s" onClick={onDone}>
            Болих <Kbd>Esc</Kbd>
          </Button>
        </>
      }
    >
      <div className="table__wrap">
        <table ref={table} className="table purchase-lines">
          <caption className="vh">Ирсэн мөр</caption>
          <thead>
            <tr>
              <th>Бараа</th>
              <th className="table__num">Үлдсэн</th>
              <th className="table__num">Ирсэн</th>
              <th className="table__num">Үүнээс гэмтсэн</th>
              <th>Илүү бол яагаад</th>
            </tr>
          </thead>
          <tbody>
            {purchase.shown_lines.map((line) => (
              <ReceiveRow
                key={line.code}
                line={line}
                arrival={arrivalOf(arrivals, line.code)}
                onChange={(arrival) => setArrivals({ ...arrivals, [line.code]: arrival })}
              />
            ))}
          </tbody>
        </table>
      </div>
      <div className="purchase__receive">
        <Field label="Машин" optional>
          {(ties) => (
            <Select {...ties} value={truck} onChange={({ target }) => setTruck(target.value)}>
              <option value="">—</option>
              {purchase.trucks.map(({ id, name, departs_at }) => (
                <option key={id} value={id}>
                  {name}
                  {departs_at !== null && `, ${momentText(departs_at)}`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field className="purchase__grow" label="Тайлбар" optional>
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={500}
              placeholder="Акт №27"
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <Button busy={step.isPending} disabled={lines === null} onClick={receive}>
          {lines === null ? 'Хүлээн авах' : `${sum('units')} ш хүлээн авах`} <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      </div>
      {broken > 0 && (
        <p className="purchases__none">Гэмтсэн {broken} ш-г хүлээн авч, шууд актална: үлдэгдэлд орохгүй.</p>
      )}
    </Panel>
  );
}
