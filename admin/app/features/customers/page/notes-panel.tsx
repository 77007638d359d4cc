import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { type Customer, useKeepCustomer } from '../customers-query.ts';

const LONGEST = 1_000;

/** Notes for colleagues; the customer does not see them. */
export function NotesPanel({ customer: { id, notes } }: { customer: Customer }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const keep = useKeepCustomer(id);
  const { keyOf, renew } = useRequestKey();
  const add = useMutation({
    mutationFn: () => {
      const note = { id, text: text.trim() };
      return ask('addCustomerNote', note, keyOf(note));
    },
    onSuccess(reply) {
      renew();
      keep(reply);
      setText('');
    },
  });
  useKeys([{ key: 'T', does: 'тэмдэглэл', press: () => input.current?.focus() }]);
  return (
    <Panel className="customer__first" title="Тэмдэглэл" note="зөвхөн ажилтанд">
      {notes.map((note) => (
        <div key={note.id} className="customer__note">
          <p>
            <b>{note.staff}</b>
            <span className="soft">{momentText(note.at)}</span>
          </p>
          {note.text}
        </div>
      ))}
      <form
        className="customer__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '') add.mutate();
        }}
      >
        <TextArea
          ref={input}
          aria-label="Шинэ тэмдэглэл"
          rows={2}
          maxLength={LONGEST}
          placeholder="Тэмдэглэл бичих…"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" kind="outline" busy={add.isPending} disabled={text.trim() === ''}>
          Нэмэх
        </Button>
      </form>
      {add.isError && <Note kind="bad" title={reasonOf(add.error)} />}
    </Panel>
  );
}
