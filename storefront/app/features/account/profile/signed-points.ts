import { groupThousands } from '@tokhi/rules/money/money';

/** «+2,020», «−24,350»: what came and what went. */
export const signedPoints = (points: number): string =>
  points < 0 ? `−${groupThousands(-points)}` : `+${groupThousands(points)}`;
