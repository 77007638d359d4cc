import type { Row } from '../draft/page-draft.ts';

type Pieces = Row<'rooms'>['products'];
export type Spot = NonNullable<Pieces[number]['spot']>;

const HUNDREDTH = 100;
const MOST = 100;

/** Clamps to the picture, to a hundredth of a per cent. */
const within = (per_cent: number) => Math.round(Math.min(Math.max(per_cent, 0), MOST) * HUNDREDTH) / HUNDREDTH;

export const spotAt = (x: number, y: number): Spot => ({ x: within(x), y: within(y) });

/** The centre, where a new mark is easy to find. */
export const NEW_SPOT: Spot = { x: 50, y: 50 };

export const withSpot = (pieces: Pieces, code: string, spot: Spot | null): Pieces =>
  pieces.map((piece) => (piece.product === code ? { ...piece, spot } : piece));

/** The pieces in a new order; new pieces have no mark yet. */
export const placedProducts = (pieces: Pieces, codes: readonly string[]): Pieces =>
  codes.map((code) => pieces.find(({ product }) => product === code) ?? { product: code, spot: null });
