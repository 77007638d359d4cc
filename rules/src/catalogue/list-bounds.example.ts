import { groupThousands } from '../money/money.ts';
import { HIGHEST_PRICE_TUG, HIGHEST_SIZE_CM, MOST_CHOICES } from './list-bounds.ts';

export const example = (): string =>
  `Whoever ticks every colour chooses by ${MOST_CHOICES} of them; “from 800,000₮” asks for 800,000 to ${groupThousands(HIGHEST_PRICE_TUG)}₮, “from 80 cm” for 80 to ${groupThousands(HIGHEST_SIZE_CM)} cm.`;
