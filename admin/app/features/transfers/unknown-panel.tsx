import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { OutcomeNote } from '../../parts/outcome-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { Candidate } from './candidate.tsx';
import { FindOrder } from './find-order.tsx';
import { consequenceOf } from './transfer-texts.ts';
import type { Suggestion } from './transfers-query.ts';
import type { UnknownPayment } from './unknown-query.ts';

/** The possible orders of the money. Assigning it is written at once and cancels its refund task. */
export function UnknownPanel({ payment }: { payment: UnknownPayment }) {
  const { id, amount, received_at, payer, suggestions: own } = payment;
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(0);
  const [found, setFound] = useState<Suggestion | null>(null);
  const [isSearching, setSearching] = useState(false);
  const { keyOf } = useRequestKey();
  const suggestions =
    found === null ? own : [found, ...own.filter(({ ordernumber }) => ordernumber !== found.ordernumber)];
  const suggestion = suggestions[chosen];
  const assign = useMutation({
    mutationFn: ({ ordernumber, outcome }: Suggestion) => {
      const body = { payment: id, ordernumber, expected: outcome };
      return ask('assignPayment', body, keyOf(body));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['transfers'] }),
  });
  const give = () => suggestion !== undefined && !assign.isPending && assign.mutate(suggestion);
  useKeys([
    { key: 'Enter', does: 'захиалгад өгөх', press: give },
    { key: '/', does: 'захиалга хайх', press: () => setSearching(true) },
    ...suggestions.map((_, at) => ({
      ...{ key: String(at + 1), does: `${at + 1}-р санал`, press: () => setChosen(at) },
    })),
  ]);
  return (
    <Panel title={formatTug(amount)} note={[momentText(received_at), payer].filter(Boolean).join(', ')} flush>
      {assign.isError && <Note kind="bad" title={reasonOf(assign.error)} />}
      {isSearching && (
        <FindOrder
          suggest={async (ordernumber) => (await ask('suggestForPayment', { payment: id, ordernumber })).suggestion}
          onClose={() => setSearching(false)}
          onFound={(one) => {
            setFound(one);
            setChosen(0);
            setSearching(false);
          }}
        />
      )}
      {suggestions.map((one, at) => (
        <Candidate
          key={one.ordernumber}
          {...{ suggestion: one, amount, at: at + 1, isChosen: at === chosen }}
          onChoose={() => setChosen(at)}
        />
      ))}
      <div className="transfers__decide">
        {suggestion === undefined ? (
          <p className="transfers__none">Тохирох захиалга олдсонгүй. Дугаараар нь хайна уу.</p>
        ) : (
          <>
            <GivenTo {...{ suggestion, amount }} />
            <Button wide busy={assign.isPending} onClick={give}>
              Захиалгад өгөх <Kbd inButton>Enter</Kbd>
            </Button>
          </>
        )}
        <div className="transfers__others">
          <Button kind="outline" onClick={() => setSearching(true)}>
            Хайх <Kbd>/</Kbd>
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function GivenTo({ suggestion, amount }: { suggestion: Suggestion; amount: number }) {
  const { title, words } = consequenceOf(suggestion, amount);
  const isKept = suggestion.outcome === 'matched' || suggestion.outcome === 'part';
  return (
    <OutcomeNote waits={!isKept}>
      <b>{title}</b>. {words} Буцаах даалгавар хаагдана. Шууд бичигдэж, зөвхөн буцаалтаар засна.
    </OutcomeNote>
  );
}
