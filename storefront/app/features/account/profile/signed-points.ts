import { groupThousands } from '@tokhi/rules/money/money';

/** «+2,020», «−24,350»: points in and points out. */
export const signedPoints = (points: number): string =>
  points < 0 ? `−${groupThousands(-points)}` : `+${groupThousands(points)}`;
