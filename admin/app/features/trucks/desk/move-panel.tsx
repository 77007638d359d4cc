import './move-panel.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { countsOf, nextMove } from '../truck-measures.ts';
import {
  type Batch,
  batchesQuery,
  type LoadedOrder,
  type MoveAction,
  previewQuery,
  type Truck,
} from '../truck-queries.ts';
import { isTakenBackInTime, MovedFacts, RunningFacts } from './moved-facts.tsx';
import { countsByStatus } from './order-filters.ts';
import { PastSteps } from './past-steps.tsx';
import { PreviewFacts } from './preview-facts.tsx';

interface MovePanelProps {
  truck: Truck;
  orders: readonly LoadedOrder[];
  chosen: readonly LoadedOrder[];
  batches: readonly Batch[];
  canChange: boolean;
  onStarted: () => void;
}

/** The next step: previewed, then run and watched, then shown as done until its notices leave. */
export function MovePanel({ truck, orders, chosen, batches, canChange, onStarted }: MovePanelProps) {
  const [latest] = batches;
  const past = <PastSteps batches={batches} createdAt={truck.createdAt} />;
  if (latest !== undefined && latest.finishedAt === null)
    return (
      <Panel title={latest.takesBack === null ? 'Шилжүүлж байна' : 'Буцааж байна'} foot={past}>
        <RunningFacts batch={latest} />
      </Panel>
    );
  if (latest !== undefined && chosen.length === 0 && isTakenBackInTime(latest))
    return (
      <Panel title="Шилжүүллээ" note={latest.by ?? undefined} foot={past}>
        <MovedFacts batch={latest} />
      </Panel>
    );
  return (
    <Panel title="Нэг алхам урагш" end="урьдчилан харах" foot={past}>
      <NextStep {...{ truck, orders, chosen, canChange, onStarted }} />
    </Panel>
  );
}

function NextStep({ truck, orders, chosen, canChange, onStarted }: Omit<MovePanelProps, 'batches'>) {
  const queries = useQueryClient();
  const isPart = chosen.length > 0 && chosen.length < orders.length;
  const move = nextMove(isPart ? countsByStatus(chosen) : countsOf(truck));
  const numbers = isPart ? { numbers: chosen.map(({ ordernumber }) => ordernumber) } : {};
  const action: MoveAction | null =
    move === null ? null : { kind: 'move-orders', to: move.to, orders: { truck: truck.id, ...numbers } };
  const preview = useQuery(previewQuery(action));
  const start = useMutation({
    mutationFn: (asked: MoveAction) => ask('startBatch', { action: asked }),
    onSuccess: onStarted,
    onSettled: () => queries.invalidateQueries(batchesQuery(truck.id)),
  });
  const moving = preview.data?.moving ?? 0;
  const canStart = canChange && action !== null && moving > 0 && !start.isPending;
  const begin = () => {
    if (canStart) start.mutate(action);
  };
  useKeys(
    canChange
      ? [
          { key: 'N', does: 'нэг алхам урагш', press: begin },
          { key: 'Ctrl Enter', does: 'шилжүүлэх', press: begin },
        ]
      : [],
  );
  if (move === null) return <p className="soft">Шилжүүлэх захиалга алга.</p>;
  return (
    <>
      <div className="step">
        <span className="step__from">
          {statusLabel(move.from)}
          <small>одоо</small>
        </span>
        <Icon name="arrow-right" />
        <span className="step__to">
          {statusLabel(move.to)}
          <small>дараагийн алхам</small>
        </span>
      </div>
      {preview.isError && <Note kind="bad" title={reasonOf(preview.error)} />}
      {preview.data !== undefined && <PreviewFacts preview={preview.data} />}
      {start.isError && <Note kind="bad" title={reasonOf(start.error)} />}
      {canChange && moving > 0 && (
        <Button wide busy={start.isPending} onClick={begin}>
          {moving} захиалгыг шилжүүлэх <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      )}
    </>
  );
}
