const PERCENT = 100;

/** A part in percent with one digit: «3.1%». */
export const shareText = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * PERCENT * 10) / 10}%`;
