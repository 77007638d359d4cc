import { startTransition, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productAddress } from '../../addresses.ts';
import type { ListedCard } from './card.present.ts';

interface ColourOfCard {
  /** The card as it is shown. */
  card: ListedCard;
  choose: (code: string) => void;
}

/** A card of a list, and what becomes of it when another colour of its model is pressed. */
export function useCardColour(listed: ListedCard): ColourOfCard {
  const [other, setOther] = useState<ListedCard | null>(null);
  const wanted = useRef(listed.cart.code);
  const navigate = useNavigate();
  async function choose(code: string) {
    wanted.current = code;
    // What came as HTML alone is gone from the page since another colour was shown.
    if (code === listed.cart.code && (other === null || listed.seen !== null)) return setOther(null);
    try {
      const { cardOfColour } = await import('./card-of-colour.ts');
      const coming = await cardOfColour(code);
      // A quick hand has pressed another one meanwhile.
      // What draws it may still be on its way; until then the card stays as it is.
      if (wanted.current === code) startTransition(() => setOther(coming));
    } catch {
      // Its page says what is the matter, and is asked for again when the network is back.
      if (wanted.current === code) void navigate(productAddress(code));
    }
  }
  return { card: other ?? listed, choose: (code) => void choose(code) };
}
