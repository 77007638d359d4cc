import { type ReactNode, useState } from 'react';
import { ReadFailed } from '../../calls/read-failed.tsx';
import { useRead } from '../../calls/use-read.ts';
import { type CardView, cardView } from '../cards/public.ts';

interface CardsOnDemandProps {
  ids: number[];
  waiting: ReactNode;
  children: (cards: CardView[]) => ReactNode;
}

/** The cards of a closed tab, requested when it opens; without products no longer sold. */
export function CardsOnDemand({ ids, waiting, children }: CardsOnDemandProps) {
  const { reply, failed, read } = useRead('productCards', { id: ids }, () => 'ask again');
  const [now] = useState(() => new Date());
  if (failed) return <ReadFailed onRetry={read} />;
  return reply === null ? waiting : children(reply.product.map((one) => cardView(one, now)));
}
