import './notes-panel.css';
import { useMutation } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { Avatar } from '../../parts/avatar.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { useKeepOrder } from './order-query.ts';

const LONGEST = 1_000;

/** Notes for colleagues. A note is added and never changed; the customer does not see it. */
export function NotesPanel({ order }: { order: ShownOrder }) {
  const may = useMay();
  const { keep } = useKeepOrder(order.ordernumber);
  const [text, setText] = useState('');
  const { keyOf, renew } = useRequestKey();
  const add = useMutation({
    mutationFn: () => {
      const note = { ordernumber: order.ordernumber, text };
      return ask('addNote', note, keyOf(note));
    },
    onSuccess(reply) {
      renew();
      keep(reply);
      setText('');
    },
  });
  const canWrite = may('view-orders');
  if (!canWrite && order.notes.length === 0) return null;
  return (
    <Panel title="Тэмдэглэл" note="хэрэглэгчид харагдахгүй">
      <ul className="notes">
        {order.notes.map((note) => (
          <li key={note.id} className="notes__i">
            <Avatar name={note.staff} />
            <div>
              <p className="notes__text">{note.text}</p>
              <small className="soft">
                {note.staff}, {momentText(note.at)}
              </small>
            </div>
          </li>
        ))}
      </ul>
      {canWrite && (
        <form
          className="notes__form"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() !== '') add.mutate();
          }}
        >
          <TextArea
            aria-label="Шинэ тэмдэглэл"
            rows={2}
            maxLength={LONGEST}
            placeholder="Хамт ажиллагсдад"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" kind="outline" busy={add.isPending} disabled={text.trim() === ''}>
            Нэмэх
          </Button>
        </form>
      )}
      {add.isError && <Note kind="bad" title={reasonOf(add.error)} />}
    </Panel>
  );
}
