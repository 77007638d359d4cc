import './truck.css';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../../../calls/session.ts';
import { Opening } from '../../../shell/opening.tsx';
import { batchesQuery, truckQuery } from '../truck-queries.ts';
import { LoadPanel } from './load-panel.tsx';
import { MovePanel } from './move-panel.tsx';
import { MovedBar } from './moved-bar.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { TruckHead } from './truck-head.tsx';

export const Component = () => (
  <Suspense fallback={<Opening />}>
    <TruckPage id={Number(useParams()['id'])} />
  </Suspense>
);

/** A truck: its orders, adding more, and its next step. */
function TruckPage({ id }: { id: number }) {
  const { truck, orders } = useSuspenseQuery(truckQuery(id)).data;
  const batches = useQuery(batchesQuery(id)).data?.batches ?? [];
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const canChange = useMay()('move-orders') && truck.closedAt === null;
  const [latest] = batches;
  useFreshAfter(latest === undefined ? '' : `${latest.id} ${latest.done} ${latest.finishedAt}`);
  // Orders that left the truck meanwhile are no longer picked.
  const chosen = orders.filter(({ ordernumber }) => picked.has(ordernumber));
  return (
    <>
      <TruckHead truck={truck} canChange={canChange} />
      <LoadPanel truck={truck} />
      <div className={canChange ? 'truck__columns' : 'truck__columns truck__columns--closed'}>
        {canChange && <ScanPanel truckId={id} />}
        <OrdersPanel
          {...{ truck, orders, chosen, canChange }}
          staying={latest?.staying ?? []}
          onPick={(numbers) => setPicked(new Set(numbers))}
        />
        <MovePanel {...{ truck, orders, chosen, batches, canChange }} onStarted={() => setPicked(new Set())} />
      </div>
      <MovedBar truckId={id} latest={latest} />
    </>
  );
}

/** A batch changes orders: the page refetches them while it runs. */
function useFreshAfter(progress: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (progress === '') return;
    void queries.invalidateQueries({ queryKey: ['trucks'] });
    void queries.invalidateQueries({ queryKey: ['preview'] });
  }, [queries, progress]);
}
