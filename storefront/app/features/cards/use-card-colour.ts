import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { productAddress } from '../../addresses.ts';
import type { CardView } from './card.present.ts';

interface ColourOfCard {
  /** The card as it is shown. */
  card: CardView;
  /** The colour that is pressed; its card may still be on its way. */
  chosen: string;
  choose: (code: string) => void;
}

/** A card of a list, and what becomes of it when another colour of its model is pressed. */
export function useCardColour(listed: CardView): ColourOfCard {
  const [chosen, setChosen] = useState(listed.code);
  const [card, setCard] = useState(listed);
  const wanted = useRef(listed.code);
  const navigate = useNavigate();
  async function choose(code: string) {
    wanted.current = code;
    setChosen(code);
    if (code === listed.code) return;
    try {
      const { cardOfColour } = await import('./card-of-colour.ts');
      const coming = await cardOfColour(code);
      // A quick hand has pressed another one meanwhile.
      if (wanted.current === code) setCard(coming);
    } catch {
      // Its page says what is the matter, and is asked for again when the network is back.
      if (wanted.current === code) void navigate(productAddress(code));
    }
  }
  return { card: chosen === listed.code ? listed : card, chosen, choose: (code) => void choose(code) };
}
