import { type Piece, says } from './pieces.ts';

/** «хямд» puts the cheapest first, «хамгийн үнэтэй» the most expensive; «хямдралтай» keeps only reduced products. */
export interface BargainRead {
  kind: 'cheap' | 'dear' | 'cut';
  first: number;
  next: number;
}

/** Also in chat spelling: "hymd", "himd". */
const CHEAP =
  /^h(?:ia|u|i)md(?:han|haan|avtar)?$|^cheap(?:est)?$|^tsheap$|^(?:ne)?deshev[a-z]*$|^nedorog[a-z]*$|^b(?:iu|u)d[jg]?et[a-z]*$/;
const CUT =
  /^h(?:ia|u|i)md(?:ra[a-z]*|ar[a-z]+|r[u][a-z]*)$|^sale$|^diskount$|^distsount$|^skidk[a-z]*$|^aktsi[a-z]*$|^hongololt[a-z]*$/;
const PRICE = /^(?:une|uniin|unetei|uneer|uni|ni)$/;
const FALLEN = /^(?:buursan|busan|buusan|unasan)$/;
const MOST = /^(?:hamgiin|samii|samaia|samoe|most|the)$/;
const DEAR = /^(?:unetei|untei|dorog[a-z]*|ekspensive|expensive)$/;
const LITTLE = /^baga$/;
/** «хямдралд орсон», «хямд үнэтэй». */
const BEHIND = /^(?:orson|unetei|uniin|uneer|tai|tei)$/;

export function readBargain(pieces: readonly Piece[]): BargainRead | null {
  for (const [at, piece] of pieces.entries()) {
    const kind = kindOf(pieces, at, piece);
    if (kind === null) continue;
    let first = at;
    while (says(pieces[first - 1], PRICE) || says(pieces[first - 1], MOST)) first -= 1;
    let next = at + 1;
    while (says(pieces[next], BEHIND)) next += 1;
    return { kind, first, next };
  }
  return null;
}

function kindOf(pieces: readonly Piece[], at: number, piece: Piece): BargainRead['kind'] | null {
  if (says(piece, CUT) || (says(piece, FALLEN) && says(pieces[at - 1], PRICE))) return 'cut';
  if (says(piece, DEAR) && says(pieces[at - 1], MOST) && pieces[at - 1]?.key !== 'the') return 'dear';
  // «хамгийн бага үнэтэй»
  return says(piece, CHEAP) || (says(piece, LITTLE) && says(pieces[at + 1], PRICE)) ? 'cheap' : null;
}
