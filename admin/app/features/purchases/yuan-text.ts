import { groupThousands } from '@tokhi/rules/money/money';

const FEN = 100;

/** «¥43,822», with hundredths only if there are some. */
export function yuanText(fen: number): string {
  const [yuan, rest] = [Math.floor(fen / FEN), fen % FEN];
  return `¥${groupThousands(yuan)}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** A price as its field shows it. */
export const yuanField = (fen: number | null): string => (fen === null ? '' : String(fen / FEN));

/** The typed price; undefined: invalid. */
export function fenIn(typed: string): number | null | undefined {
  const plain = typed.replace(/[\s,¥]/g, '');
  if (plain === '') return null;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * FEN) || null : undefined;
}
