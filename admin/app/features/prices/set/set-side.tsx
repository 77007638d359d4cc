import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { useMay } from '../../../calls/session.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { momentIn } from '../../price/public.ts';
import type { ShownSet } from '../prices-query.ts';
import { SetApproval } from './set-approval.tsx';
import { RollBack, SetProgress } from './set-progress.tsx';
import { SetRelease } from './set-release.tsx';
import { useSetStep } from './use-set-step.ts';

const LEAST_REASON = 3;

/** The possible actions on a set in its state. */
export function SetSide({ set }: { set: ShownSet }) {
  const maySlightly = useMay()('change-prices-slightly');
  const [from, setFrom] = useState('');
  const [reason, setReason] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const step = useSetStep(set);
  const { approval, applying, rolling_back } = set;
  const isOpen = (set.state === 'prepared' || set.state === 'scheduled') && approval === null;
  const needsSecond = set.figures.second_person > 0 || !maySlightly;
  const mayRollBack = set.state === 'applied' && rolling_back === null;
  const isReady = reason.trim().length >= LEAST_REASON;

  const release = () => step.mutate({ does: needsSecond ? 'send' : 'apply', at: momentIn(from) });
  const discard = () => step.mutate({ does: 'discard' });
  const rollBack = () => step.mutate({ does: 'roll back', reason: reason.trim() });
  function main(): void {
    if (step.isPending) return;
    if (isOpen) release();
    else if (approval !== null && !approval.mine) step.mutate({ does: 'decide', approval, state: 'approved' });
    else if (mayRollBack && isReady) rollBack();
  }
  useKeys([
    { key: 'Ctrl Enter', does: 'хэрэгжүүлэх, батлах, буцаах', press: main },
    { key: 'X', does: 'багцыг болих', press: () => isOpen && !step.isPending && discard() },
    // Only sets the focus: pressed while typing, it must not roll back a whole set.
    { key: 'Ctrl Z', does: 'багцыг буцаах шалтгаан', press: () => field.current?.focus() },
  ]);
  return (
    <div className="sets__column">
      {step.error !== null && <Note kind="bad" title={reasonOf(step.error)} />}
      {isOpen && (
        <SetRelease
          {...{ set, needsSecond, from }}
          isBusy={step.isPending}
          onType={setFrom}
          onRelease={release}
          onDiscard={discard}
        />
      )}
      {approval !== null && (
        <SetApproval
          approval={approval}
          mayDecide={!approval.mine}
          isBusy={step.isPending}
          onDecide={(state) => step.mutate({ does: 'decide', approval, state })}
        />
      )}
      {rolling_back !== null && <SetProgress title="Буцаалт" progress={rolling_back} />}
      {applying !== null && <SetProgress title="Хэрэгжилт" progress={applying} />}
      {mayRollBack && (
        <RollBack {...{ reason, field, isReady }} isBusy={step.isPending} onType={setReason} onRollBack={rollBack} />
      )}
    </div>
  );
}
