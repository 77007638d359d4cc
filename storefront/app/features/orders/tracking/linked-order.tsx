import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { useRead } from '../../../calls/use-read.ts';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { JourneyPanel } from './journey-panel.tsx';
import { TrackSkeleton } from './track-skeleton.tsx';

/** What the holder of a mailed link may know: the progress of the goods, and what they are (decision 41). */
export function LinkedOrder({ token }: { token: string }) {
  const [gone, setGone] = useState(false);
  const { reply } = useRead('trackOrderByLink', { token }, (code) => {
    if (code !== 'link_invalid') return 'error page';
    setGone(true);
    return 'settled';
  });
  if (gone) {
    return (
      <EmptyState
        icon={<Icon name="link-2-off" />}
        title="Холбоос хүчингүй болсон"
        level={2}
        actions={<ButtonLink to="/login">Нэвтрэх</ButtonLink>}
      >
        <p>Захиалга тань хэвээрээ. Нэвтэрч ороод захиалгынхаа явцыг харна уу.</p>
      </EmptyState>
    );
  }
  if (reply === null) return <TrackSkeleton />;
  return (
    <JourneyPanel order={reply.order}>
      <GoodsRows lines={reply.product} />
    </JourneyPanel>
  );
}
