import '../../parts/panel.css';
import './phone-order.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { CallerPanel } from './caller-panel.tsx';
import { GoodsPanel } from './goods-panel.tsx';
import { EMPTY_DRAFT, missingIn, orderOf, type PhoneDraft } from './phone-draft.ts';
import { phoneChoicesQuery, quoteQuery } from './phone-query.ts';
import { ReceivingPanel } from './receiving-panel.tsx';
import { SumPanel } from './sum-panel.tsx';
import { TodayPanel } from './today-panel.tsx';

const HINTS = [
  ['F2', 'хэрэглэгч'],
  ['/', 'бараа'],
  ['F4', 'хаяг'],
  ['Ctrl Enter', 'холбоос илгээх'],
] as const;

/** An order by phone: customer, goods, destination; total and dates stay in view. */
export function Component() {
  const [draft, setDraft] = useState<PhoneDraft>(EMPTY_DRAFT);
  /** A new order resets all fields, also those with their own state. */
  const [round, setRound] = useState(0);
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const callers = useRef<HTMLInputElement>(null);
  const goods = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const choices = useQuery(phoneChoicesQuery);
  const quoted = useQuery(quoteQuery(draft));
  const quote = quoted.data;
  const change = (changes: Partial<PhoneDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const clear = () => {
    setDraft(EMPTY_DRAFT);
    setRound((one) => one + 1);
  };
  const create = useMutation({
    mutationFn(body: { customer: number; order: ReturnType<typeof orderOf> }) {
      return ask('createPhoneOrder', body, keyOf(body));
    },
    onSuccess() {
      renew();
      clear();
      void queries.invalidateQueries({ queryKey: phoneChoicesQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
    // Prices or stock have changed: the quote is loaded again, so that the next press sends what was read.
    onError: () => void quoted.refetch(),
  });
  const isReady = missingIn(draft, quote).length === 0 && !quoted.isPlaceholderData && !quoted.isError;
  const send = () => {
    if (!isReady || create.isPending || draft.caller === null || quote === undefined) return;
    create.mutate({ customer: draft.caller.id, order: orderOf(draft, quote) });
  };
  useKeys([
    { key: 'F2', does: 'хэрэглэгч', press: () => callers.current?.focus() },
    { key: '/', does: 'бараа', press: () => goods.current?.focus() },
    { key: 'F4', does: 'хаяг', press: () => place.current?.focus() },
    { key: 'Ctrl Enter', does: 'холбоос илгээх', press: send },
  ]);
  const refused = create.isError
    ? isRefused(create.error, 'figures_changed')
      ? 'Үнэ, үлдэгдэл өөрчлөгдлөө. Шинэ дүнг хэрэглэгчид хэлээд дахин дарна уу.'
      : reasonOf(create.error)
    : quoted.isError
      ? reasonOf(quoted.error)
      : null;
  return (
    <>
      <PageHead
        title="Утсаар захиалга"
        crumbs={
          <span className="phone-order__crumbs">
            <Link to="/orders">Захиалга</Link>
            <KeyHints hints={HINTS} />
          </span>
        }
        end={
          <Button kind="outline" onClick={clear}>
            Цэвэрлэх
          </Button>
        }
      />
      {choices.isError && <Note kind="bad" title={reasonOf(choices.error)} />}
      {create.isSuccess && (
        <output className="phone-order__made">
          <OrderNumber number={create.data.ordernumber} /> үүслээ, <b>{formatTug(create.data.total)}</b>. Холбоос
          хэрэглэгчид очно.
        </output>
      )}
      <div className="phone-order" key={round}>
        <div className="phone-order__column">
          <CallerPanel draft={draft} search={callers} onChange={change} />
          <GoodsPanel draft={draft} quote={quote} search={goods} onChange={change} />
          <ReceivingPanel draft={draft} quote={quote} choices={choices.data} first={place} onChange={change} />
        </div>
        <div className="phone-order__column phone-order__side">
          <SumPanel
            {...{ draft, quote, refused, isReady }}
            isSending={create.isPending}
            onChange={change}
            onSend={send}
          />
          <TodayPanel orders={choices.data?.today ?? []} />
        </div>
      </div>
      {quote !== undefined && (
        <section className="phone-order__bar" aria-label="Нийт дүн, хүргэх өдөр">
          <span>
            <b>{formatTug(quote.figures.total)}</b>
            {quote.arrives}
          </span>
          <Button disabled={!isReady} busy={create.isPending} onClick={send}>
            Холбоос илгээх
          </Button>
        </section>
      )}
    </>
  );
}
