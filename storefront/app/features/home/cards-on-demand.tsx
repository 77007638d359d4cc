import { texts } from '@tokhi/contract/texts/texts';
import { type ReactNode, useEffect, useState } from 'react';
import { CardSkeletons, type CardView, type ListedCard, listedCard } from '../cards/public.ts';

/** What a closed tab holds, asked for when it is opened. */
export function CardsOnDemand({ ids, children }: { ids: number[]; children: (cards: ListedCard[]) => ReactNode }) {
  const cards = useCardsOnDemand(ids);
  if (cards === 'failed') return <p>{texts.shopBusy}</p>;
  if (cards === null) {
    return (
      <div className="cards">
        <CardSkeletons count={ids.length} />
      </div>
    );
  }
  return children(cards.map(listedCard));
}

/** Null until they are there. */
export function useCardsOnDemand(ids: number[]): CardView[] | null | 'failed' {
  const [cards, setCards] = useState<CardView[] | null | 'failed'>(null);
  const asked = ids.join();
  useEffect(() => {
    let isGone = false;
    void import('./load-cards.ts')
      .then(({ loadCards }) => loadCards(asked.split(',').map(Number)))
      .catch(() => 'failed' as const)
      .then((found) => {
        if (!isGone) setCards(found);
      });
    return () => {
      isGone = true;
    };
  }, [asked]);
  return cards;
}
