import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { type Thread, threadQuery } from './messages-query.ts';

const LONGEST = 2_000;

/** One customer's messages and answers, and the answer that is being written. */
export function ThreadPanel({ thread }: { thread: Thread }) {
  const { customer, last, name, email, waiting, lines } = thread;
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const keep = (reply: { thread: Thread }) => {
    queries.setQueryData(threadQuery(customer).queryKey, { result: 'success', ...reply });
    void queries.invalidateQueries({ queryKey: ['threads'] });
  };
  /** A new message has come: it is read at once, and the typed answer stays. */
  const readAgain = (error: unknown) => {
    if (isRefused(error, 'changed_meanwhile')) void queries.invalidateQueries({ queryKey: ['thread', customer] });
  };
  const answer = useMutation({
    mutationFn: () => {
      const body = { customer, last, text: text.trim() };
      return ask('answerThread', body, keyOf(body));
    },
    onSuccess(reply) {
      renew();
      keep(reply);
      setText('');
    },
    onError: readAgain,
  });
  const close = useMutation({
    mutationFn: () => ask('closeThread', { customer, last }),
    onSuccess: keep,
    onError: readAgain,
  });
  const send = () => text.trim() !== '' && !answer.isPending && answer.mutate();
  const end = () => waiting > 0 && !close.isPending && close.mutate();
  useKeys([
    { key: 'R', does: 'хариу бичих', press: () => input.current?.focus() },
    { key: 'Ctrl Enter', does: 'илгээх', press: send },
    { key: 'E', does: 'дууссан', press: end },
  ]);
  return (
    <Panel title={name ?? 'Нэргүй'} note={email} end={<Link to={`/customers/${customer}`}>Хэрэглэгч</Link>} flush>
      <ol className="thread">
        {lines.map((line) => (
          <li key={line.key} className={line.staff === null ? 'thread__i thread__i--in' : 'thread__i'}>
            <p className="thread__head">
              <b>{line.staff ?? name ?? 'Нэргүй'}</b>
              <span>
                {momentText(line.at)}, {line.staff === null ? 'маягтаар' : 'и-мэйл'}
              </span>
            </p>
            {line.title !== null && <b>{line.title}. </b>}
            {line.text}
          </li>
        ))}
      </ol>
      <form
        className="thread__form"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          send();
        }}
      >
        {[answer.error, close.error].map(
          (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
        )}
        <TextArea
          ref={input}
          aria-label="Хариу"
          rows={4}
          maxLength={LONGEST}
          placeholder="Хариу бичих…"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="thread__foot">
          <span className="soft">И-мэйлээр явна. Хэрэглэгч маягтаар хариулбал энд орж ирнэ</span>
          {waiting > 0 && (
            <Button kind="outline" busy={close.isPending} onClick={end}>
              Дууссан <Kbd>E</Kbd>
            </Button>
          )}
          <Button type="submit" busy={answer.isPending} disabled={text.trim() === ''}>
            Илгээх <Kbd inButton>Ctrl Enter</Kbd>
          </Button>
        </p>
      </form>
    </Panel>
  );
}
