import { useQueryClient } from '@tanstack/react-query';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { useState } from 'react';
import { useMay } from '../../../calls/session.ts';
import { UndoBar } from '../../../parts/undo-bar.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { type Batch, batchesQuery } from '../truck-queries.ts';
import { isTakenBackInTime } from './moved-facts.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

/** Until the notices are sent, members with the permission can take the last step back. */
export function MovedBar({ truckId, latest }: { truckId: number; latest: Batch | undefined }) {
  const queries = useQueryClient();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  if (latest === undefined || latest.notifiedAt === null || !isTakenBackInTime(latest) || !may('take-back-steps'))
    return null;
  return (
    <>
      <UndoBar
        title={`${latest.done} захиалга «${statusLabel(latest.to)}» боллоо`}
        until={new Date(latest.notifiedAt)}
        onUndo={() => setAsking(true)}
        onOver={() => void queries.invalidateQueries(batchesQuery(truckId))}
      >
        Мэдэгдэл явах цаг {momentText(latest.notifiedAt).slice('mm/dd, '.length)}
      </UndoBar>
      {isAsking && <TakeBackDialog batch={latest} onClose={() => setAsking(false)} />}
    </>
  );
}
