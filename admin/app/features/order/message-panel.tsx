import './message-panel.css';
import { useMutation } from '@tanstack/react-query';
import {
  LONGEST_MESSAGE,
  type MessageTemplate,
  messageTemplates,
  templateName,
} from '@tokhi/contract/admin/message-texts';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type Ref, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { Icon } from '../../icons/icon.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { Panel } from '../../parts/panel.tsx';
import { NoticeList } from './notice-list.tsx';
import { useKeepOrder } from './order-query.ts';

const CHANNELS = [
  { value: 'email', text: 'И-мэйл' },
  { value: 'sms', text: 'SMS' },
] as const;

/** The notices sent to the customer, and a message: it begins with one of our texts, is previewed and then sent. */
export function MessagePanel({ order, textRef }: { order: ShownOrder; textRef: Ref<HTMLTextAreaElement> }) {
  const { ordernumber } = order;
  const may = useMay();
  const { keep } = useKeepOrder(ordernumber);
  const [template, setTemplate] = useState<MessageTemplate>('delay');
  const [text, setText] = useState('');
  const [channel, setChannel] = useState<'email' | 'sms'>('sms');
  const message = { ordernumber, channel, template, text };
  const { keyOf, renew } = useRequestKey();
  const preview = useMutation({ mutationFn: () => ask('previewMessage', message) });
  const send = useMutation({
    mutationFn: () => ask('sendMessage', message, keyOf(message)),
    onSuccess(reply) {
      renew();
      keep(reply);
      preview.reset();
      setText('');
    },
  });
  return (
    <Panel title="Зурвас" end="И-мэйл, SMS">
      <NoticeList order={order} />
      {may('view-orders') && (
        <div className="message">
          <div className="message__templates">
            {messageTemplates.map((one) => (
              <button
                key={one}
                type="button"
                className="message__template"
                aria-pressed={one === template}
                onClick={() => {
                  setTemplate(one);
                  setText(order.office?.message_texts[one] ?? '');
                }}
              >
                {templateName(one)}
              </button>
            ))}
          </div>
          <TextArea
            ref={textRef}
            aria-label="Зурвасын бичвэр"
            rows={3}
            maxLength={LONGEST_MESSAGE}
            placeholder="Загвар сонгох эсвэл бичих"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <div className="message__foot">
            <ChoiceRow label="Суваг" value={channel} choices={CHANNELS} onChange={setChannel} />
            <Button
              kind="outline"
              icon={<Icon name="send" />}
              busy={preview.isPending}
              disabled={text.trim() === ''}
              onClick={() => preview.mutate()}
            >
              Илгээх
            </Button>
          </div>
          {preview.isError && <Note kind="bad" title={reasonOf(preview.error)} />}
        </div>
      )}
      <Dialog
        open={preview.isSuccess}
        onClose={() => preview.reset()}
        title="Ингэж очно"
        foot={
          <>
            <Button kind="outline" onClick={() => preview.reset()}>
              Засах
            </Button>
            <Button busy={send.isPending} onClick={() => send.mutate()}>
              Илгээх
            </Button>
          </>
        }
      >
        {send.isError && <Note kind="bad" title={reasonOf(send.error)} />}
        <p className="soft">
          {channel === 'sms' ? `SMS, ${order.phone}, ${preview.data?.segments ?? 1} хэсэг` : `И-мэйл, ${order.email}`}
        </p>
        <pre className="message__preview">
          {preview.data?.subject != null && <b>{preview.data.subject}</b>}
          {preview.data?.text}
        </pre>
      </Dialog>
    </Panel>
  );
}
