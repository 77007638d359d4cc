import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import type { Ref } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import type { Purchase } from '../purchases-query.ts';
import { type Draft, missingIn } from './purchase-draft.ts';

interface SendPanelProps {
  purchase: Purchase;
  draft: Draft;
  /** For the second person. */
  reason: string;
  reasonField: Ref<HTMLTextAreaElement>;
  mayPrepare: boolean;
  busy: boolean;
  onReason: (reason: string) => void;
  onSend: () => void;
}

/** The button that sends the draft, or prepares it for a second person; missing fields are named first. */
export function SendPanel(props: SendPanelProps) {
  const { purchase, draft, reason, reasonField, mayPrepare, busy, onReason, onSend } = props;
  const missing = missingIn(draft);
  const isPrepared = purchase.needs_second_person;
  return (
    <>
      {isPrepared && (
        <Field label="Батлах хүнд">
          {(ties) => (
            <TextArea
              {...ties}
              ref={reasonField}
              className="purchase__text"
              rows={2}
              maxLength={300}
              placeholder="Яагаад ийм их вэ"
              value={reason}
              onChange={({ target }) => onReason(target.value)}
            />
          )}
        </Field>
      )}
      <Button
        wide
        icon={<Icon name="send" />}
        busy={busy}
        disabled={missing !== null || (isPrepared && !mayPrepare)}
        onClick={onSend}
      >
        {isPrepared ? 'Батлуулахаар бэлтгэх' : 'Илгээсэн болгох'} <Kbd inButton>Ctrl Enter</Kbd>
      </Button>
      <p className="soft">
        {missing !== null
          ? `Дутуу: ${missing}.`
          : isPrepared
            ? 'Дүн нь хязгаараас их тул өөр хүн илгээнэ.'
            : 'Хэвлэсэн эсвэл XLSX файлыг нийлүүлэгчид өөрөө явуулна. Дараа нь мөр өөрчлөгдөхгүй.'}
      </p>
    </>
  );
}
