// Speed of sale (spec §9 Catalogue, decision 215): pieces sold on the last seven days on which the product could be bought; a day that was sold out is not counted.

/** How many days count, and how far back they may be. */
export const SPEED_DAYS = 7;
export const LOOK_BACK_DAYS = 28;

interface DayOfSales {
  pieces: number;
  /** Nothing could be bought all day. */
  isSoldOut: boolean;
}

export interface SaleSpeed {
  pieces: number;
  days: number;
}

/** From the days of a product, the last one first; null if nothing was sold, which says nothing about tomorrow. */
export function saleSpeed(days: readonly DayOfSales[]): SaleSpeed | null {
  const counted = days
    .slice(0, LOOK_BACK_DAYS)
    .filter(({ isSoldOut }) => !isSoldOut)
    .slice(0, SPEED_DAYS);
  const pieces = counted.reduce((sum, day) => sum + day.pieces, 0);
  return pieces === 0 ? null : { pieces, days: counted.length };
}

/** Pieces a day, to the hundredth. */
export const piecesADay = ({ pieces, days }: SaleSpeed): number => Math.round((pieces * 100) / days) / 100;

/** Whole days until the remaining pieces are sold. */
export const daysLeft = ({ pieces, days }: SaleSpeed, remain: number): number => Math.floor((remain * days) / pieces);
