import { groupThousands } from '@tokhi/rules/money/money';

/** «+22,785», «−68,000». */
export const signedPoints = (points: number): string => `${points < 0 ? '−' : '+'}${groupThousands(Math.abs(points))}`;
