const PERCENT = 100;

/** A share in percent with one decimal: «3.1%». */
export const shareText = (part: number, whole: number): string =>
  `${whole === 0 ? 0 : Math.round((part / whole) * PERCENT * 10) / 10}%`;
