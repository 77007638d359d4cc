import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { OutcomeNote } from '../../../parts/outcome-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentIn } from '../../price/public.ts';
import type { ShownImport } from '../imports-query.ts';

interface PreparePanelProps {
  shown: ShownImport;
  isBusy: boolean;
  onPrepare: (reason: string, at: string | null) => void;
}

/** Reason and start; rows that are right and ticked become a change set, which is approved and applied on its own page. */
export function PreparePanel({ shown: { import: one, limits }, isBusy, onPrepare }: PreparePanelProps) {
  const { counts } = one;
  const [reason, setReason] = useState(`${one.supplier}, үнийн жагсаалт`);
  const [from, setFrom] = useState('');
  const [isSent, setSent] = useState(false);
  const isReady = counts.open === 0 && counts.ready > 0;
  const isReasoned = reason.trim().length >= 3;
  function prepare(): void {
    setSent(true);
    if (isReady && isReasoned && !isBusy) onPrepare(reason.trim(), from === '' ? null : momentIn(from));
  }
  useKeys([{ key: 'Ctrl Enter', does: 'хэрэгжүүлэхэд бэлдэх', press: prepare }]);
  return (
    <Panel title="Хэрэгжүүлэх">
      <div className="import-prepare">
        <Field label="Шалтгаан" error={isSent && !isReasoned ? 'Шалтгаанаа бичнэ үү' : undefined}>
          {(ties) => (
            <TextInput {...ties} maxLength={300} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
        <Field label="Хэзээнээс" help="Хоосон бол баталмагц" optional>
          {(ties) => (
            <TextInput {...ties} type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
          )}
        </Field>
        <ul className="import-prepare__figures">
          <li>
            Өөрчлөгдөх бараа<b>{counts.ready.toLocaleString('en')}</b>
          </li>
          <li>
            Шийдээгүй анхааруулга<b>{counts.open.toLocaleString('en')}</b>
          </li>
          <li>
            Зогсоосон<b>{counts.stopped.toLocaleString('en')}</b>
          </li>
        </ul>
        {counts.open > 0 && <OutcomeNote waits>Анхааруулга бүрийг зөвшөөрөх эсвэл хасна уу.</OutcomeNote>}
        {counts.open === 0 && counts.second_person > 0 && (
          <OutcomeNote>
            Хоёр дахь хүн батална: {limits.second_person}%-иас их өөрчлөлт {counts.second_person.toLocaleString('en')}.
          </OutcomeNote>
        )}
        <Button wide busy={isBusy} disabled={!isReady} onClick={prepare}>
          Хэрэгжүүлэхэд бэлдэх <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      </div>
    </Panel>
  );
}
