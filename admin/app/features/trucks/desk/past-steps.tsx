import { statusLabel } from '@tokhi/rules/order/order-status';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { useMember } from '../../../calls/session.ts';
import { Icon } from '../../../icons/icon.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { useNow } from '../../../show/use-now.ts';
import type { Batch } from '../truck-queries.ts';
import { TakeBackDialog } from './take-back-dialog.tsx';

const SECOND_MS = 1_000;

/** Past steps of the truck. Steps that customers were notified of are taken back only by the owner, and customers get a correction. */
export function PastSteps({ batches, createdAt }: { batches: readonly Batch[]; createdAt: string }) {
  const now = useNow(SECOND_MS);
  const isOwner = useMember().roles.includes('owner');
  const [asked, setAsked] = useState<Batch | null>(null);
  const finished = batches.filter(({ finishedAt }) => finishedAt !== null);
  const correctable = finished.find(({ takesBack, takenBackBy, done, notifiedAt }) => {
    const isKnown = notifiedAt !== null && Date.parse(notifiedAt) <= now.getTime();
    return takesBack === null && takenBackBy === null && done > 0 && isKnown;
  });
  return (
    <div className="past">
      <b className="past__title">Өмнөх алхам</b>
      <ol>
        {finished.map((batch) => (
          <li key={batch.id} className="past__i">
            <Icon name={batch.takesBack === null ? 'check' : 'undo-2'} className="past__mark" />
            <span>
              {batch.takesBack !== null && 'Буцаасан: '}
              {statusLabel(batch.to)}, {batch.done} захиалга
              {batch.takenBackBy !== null && ', буцаагдсан'}
              <small>
                {momentText(batch.at)}
                {batch.by !== null && `, ${batch.by}`}
                {batch.reason !== null && `. ${batch.reason}`}
              </small>
              {isOwner && batch === correctable && (
                <Button kind="outline" size="s" onClick={() => setAsked(batch)}>
                  Буцааж, залруулга илгээх
                </Button>
              )}
            </span>
          </li>
        ))}
        <li className="past__i">
          <Icon name="plus" className="past__mark" />
          <span>
            Ачилт нээсэн
            <small>{momentText(createdAt)}</small>
          </span>
        </li>
      </ol>
      {asked !== null && <TakeBackDialog batch={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
