import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { useState } from 'react';
import { Panel } from '../../parts/panel.tsx';
import { pastedHolidays, withHolidays } from './pasted-holidays.ts';
import type { Values } from './settings-query.ts';

type Rows = Parameters<typeof withHolidays>[0];

/** The holidays of a year, pasted as lines; they are added to the list and saved with it. */
export function PasteYear({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const [text, setText] = useState('');
  const { days, unread } = pastedHolidays(text);
  const { rows } = values;
  return (
    <Panel title="Нэг жилийг буулгах">
      <Field
        label="Мөр бүрд өдөр, нэр"
        help="2028-02-26 Цагаан сар"
        error={unread > 0 ? `${unread} мөр уншигдсангүй` : undefined}
      >
        {(ties) => <TextArea {...ties} rows={4} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button
        kind="outline"
        disabled={days.length === 0 || unread > 0}
        onClick={() => {
          onChange({
            ...values,
            rows: withHolidays(rows as unknown as Rows, days) as unknown as Values[string],
          });
          setText('');
        }}
      >
        {days.length} өдөр нэмэх
      </Button>
    </Panel>
  );
}
