import { startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productAddress } from '../../addresses.ts';
import type { ListedCard } from './card.present.ts';

interface ColourOfCard {
  /** The card to show. */
  card: ListedCard;
  choose: (code: string) => void;
}

/** A card of a list, which changes when another colour of its model is pressed. */
export function useCardColour(listed: ListedCard): ColourOfCard {
  const [other, setOther] = useState<ListedCard | null>(null);
  const wanted = useRef(listed.cart.code);
  const navigate = useNavigate();
  async function choose(code: string) {
    wanted.current = code;
    // A card that came as HTML only is gone from the page once another colour was shown.
    if (code === listed.cart.code && (other === null || listed.seen !== null)) return setOther(null);
    try {
      const { cardOfColour } = await import('./card-of-colour.ts');
      const coming = await cardOfColour(code);
      // The visitor may have pressed another colour meanwhile.
      // The component may still be loading; until then the card stays as it is.
      if (wanted.current === code) startTransition(() => setOther(coming));
    } catch {
      // The product's page shows the problem, and retries when the network is back.
      if (wanted.current === code) void navigate(productAddress(code));
    }
  }
  return { card: other ?? listed, choose: (code) => void choose(code) };
}
