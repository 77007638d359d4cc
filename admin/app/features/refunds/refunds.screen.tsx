import '../../parts/table.css';
import '../../parts/panel.css';
import './refunds.css';
import { formatTug } from '@tokhi/rules/money/money';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useCallback, useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { momentText } from '../../show/moment-text.ts';
import { REFUND_REASONS } from '../../show/refund-reasons.ts';
import { LedgerList } from '../order/public.ts';
import { RefundActions } from './refund-actions.tsx';
import { RefundFacts } from './refund-facts.tsx';
import { RefundList } from './refund-list.tsx';
import type { WholeRefund } from './refunds-query.ts';
import { type RefundChange, useRefundChange } from './use-refund-change.ts';
import { PANEL, useRefundPlace } from './use-refund-place.ts';

/** The list and its panel need the width. */
export const handle: ScreenHandle = { isWorkbench: true };

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'үндсэн үйлдэл'],
  ['V', 'данс'],
  ['D', 'татгалзах'],
] as const;

/** A refund by a provider cannot be reversed: sending can be stopped for this long. */
const BEFORE_SENDING_MS = 10_000;

/** Refunds: approved by a second person, sent, closed by a proof or declined. */
export function Component() {
  const place = useRefundPlace();
  const change = useRefundChange();
  const [sending, setSending] = useState<{ refund: WholeRefund; until: Date } | null>(null);
  const refund = place.current.data?.refund;
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => place.step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => place.step(-1) },
  ]);
  const { mutate } = change;
  const sendNow = useCallback(() => {
    if (sending === null) return;
    setSending(null);
    mutate({ refund: sending.refund, does: 'send' });
  }, [sending, mutate]);
  function handleChange(wanted: RefundChange) {
    if (refund === undefined || change.isPending) return;
    if (wanted.does === 'send') setSending({ refund, until: new Date(Date.now() + BEFORE_SENDING_MS) });
    // An approved or prepared refund stays open for its next step.
    else
      mutate(
        { refund, ...wanted },
        { onSuccess: wanted.does === 'close' || wanted.does === 'decline' ? place.goOn : place.follow },
      );
  }
  return (
    <>
      <PageHead title="Буцаалт" end={<KeyHints hints={HINTS} />} />
      {place.list.isError && <Note kind="bad" title={reasonOf(place.list.error)} />}
      {change.isError && <Note kind="bad" title={reasonOf(change.error)} />}
      {change.isSuccess && <Note kind="good" title={change.data} />}
      <div className="refunds">
        <RefundList place={place} />
        <div id={PANEL} className="refunds__side">
          {place.current.isError && <Note kind="bad" title={reasonOf(place.current.error)} />}
          {refund !== undefined && (
            <Panel
              title={formatTug(refund.amount)}
              note={`${REFUND_REASONS[refund.reason]}, ${momentText(refund.created_at)}`}
              flush
            >
              <RefundFacts refund={refund} />
              <RefundActions
                key={`${refund.id} ${refund.tab}`}
                refund={refund}
                busy={change.isPending || sending !== null}
                onChange={handleChange}
              />
            </Panel>
          )}
          {refund?.ordernumber != null && <LedgerList ordernumber={refund.ordernumber} />}
        </div>
      </div>
      {sending !== null && (
        <UndoBar
          title={`${formatTug(sending.refund.amount)} ${sending.refund.provider} үйлчилгээгээр буцаана`}
          until={sending.until}
          onUndo={() => setSending(null)}
          onOver={sendNow}
        >
          Хугацаа дуусахад илгээнэ. Хуудаснаас гарвал илгээхгүй
        </UndoBar>
      )}
    </>
  );
}
