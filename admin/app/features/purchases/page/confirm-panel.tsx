import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useRef, useState } from 'react';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import type { Purchase } from '../purchases-query.ts';
import type { PurchaseSteps } from './use-purchase.ts';

/** The supplier gave a date, for the first time or again; single lines may have a date of their own. */
export function ConfirmPanel({ purchase, step }: { purchase: Purchase; step: PurchaseSteps }) {
  const field = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(purchase.expected_on ?? '');
  const [days, setDays] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(purchase.shown_lines.map(({ code, expected_on }) => [code, expected_on ?? ''])),
  );
  const [isByLine, setByLine] = useState(() => Object.values(days).some((own) => own !== ''));
  const confirm = () => {
    if (day === '' || step.isPending) return;
    const own = isByLine ? Object.entries(days).filter(([, expected]) => expected !== '') : [];
    const lines = own.map(([code, expected_on]) => ({ code, expected_on }));
    step.mutate({ does: 'confirm', body: { expected_on: day, lines } });
  };
  useKeys([{ key: 'D', does: 'ирэх өдөр', press: () => field.current?.focus() }]);
  const isConfirmed = purchase.confirmed_at !== null;
  return (
    <Panel title={isConfirmed ? 'Өдөр өөрчлөгдсөн' : 'Нийлүүлэгч өдрийг хэлсэн'} end={<Kbd>D</Kbd>}>
      <form
        className="purchases__stack"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field label="Хүлээгдэх өдөр">
          {(ties) => (
            <TextInput {...ties} ref={field} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
          )}
        </Field>
        <Checkbox
          label="Зарим мөр тусдаа өдөр ирнэ"
          checked={isByLine}
          onChange={({ target }) => setByLine(target.checked)}
        />
        {isByLine &&
          purchase.shown_lines
            .filter(({ missing }) => missing > 0)
            .map(({ code, name, colour }) => (
              <div key={code} className="purchase__day">
                <span>
                  {name}, {colour}
                </span>
                <TextInput
                  type="date"
                  aria-label={`${name}, ${colour}, ирэх өдөр`}
                  value={days[code] ?? ''}
                  onChange={({ target }) => setDays({ ...days, [code]: target.value })}
                />
              </div>
            ))}
        <Button type="submit" kind="outline" wide busy={step.isPending} disabled={day === ''}>
          {isConfirmed ? 'Өдрийг солих' : 'Өдрийг баталсан'}
        </Button>
      </form>
    </Panel>
  );
}
