import { figureAt } from './figures.ts';
import { type Piece, says } from './pieces.ts';

const THOUSAND = /^(?:m(?:ia|i|u|a)ng[a-z]*|mian|t[iy]s(?:iach[a-z]*)?|k(?:aas|as|iin|in|d|t|n)?)$/;
const MILLION = /^(?:sai(?:n|in|iin|d|as|a(?!han)[a-z]*)?|mln|million[a-z]*)$/;
const TUGRIK = /^(?:tog(?:rog[a-z]*)?|tug(?:r[ui][gk][a-z]*)?|mnt)$/;
const HALF = /^hagas(?:aas|iin|iig|d|t)?$/;
/** «саяас», «төгрөгөөс», "sayas": ablative endings. */
const AWAY = /(?:aas|ees|oos|ias)$/;
const AWAY_ALONE = /^(?:s|aas|ees|oos|as)$/;
/** Other endings that are typed apart: «200-н», «500000₮-ийн». */
const ENDING_ALONE = /^(?:n|in|iin|giin|nii|d|t|tai|tei|toi|niih)$/;
const DASH = /^[-–—~]$/;

/** A figure this large is money even without a unit. */
const SURELY_MONEY = 10_000;
const DIGITS_OF_A_CODE = 8;

export interface Amount {
  /** In tugrik, if a unit was typed. */
  value: number;
  /** 1 when neither thousand nor million was typed. */
  times: number;
  isMoney: boolean;
  isAway: boolean;
  next: number;
}

function timesOf(piece: Piece | undefined): number {
  if (says(piece, THOUSAND)) return 1_000;
  return says(piece, MILLION) ? 1_000_000 : 1;
}

/** Without a figure: «хагас сая», «сая хагас», «сая төгрөг», «саяас доош». */
function millionInWords(pieces: readonly Piece[], at: number): Amount | null {
  const [said, next] = [pieces[at], pieces[at + 1]];
  const million = { times: 1_000_000, isMoney: true };
  if (says(said, HALF) && says(next, MILLION)) {
    return { ...million, value: 500_000, isAway: says(next, AWAY), next: at + 2 };
  }
  if (!says(said, MILLION)) return null;
  if (says(next, HALF)) return { ...million, value: 1_500_000, isAway: says(next, AWAY), next: at + 2 };
  if (says(next, TUGRIK)) return { ...million, value: 1_000_000, isAway: says(next, AWAY), next: at + 2 };
  // «сая» alone also means «just now».
  return says(said, AWAY) ? { ...million, value: 1_000_000, isAway: true, next: at + 1 } : null;
}

/** The unit after a figure: «1 сая», «1 сая 500 мянга», «2 сая хагас». */
function withUnit(pieces: readonly Piece[], figure: { value: number; next: number }): Amount {
  const unit = pieces[figure.next];
  const times = timesOf(unit);
  const isCode = String(figure.value).length === DIGITS_OF_A_CODE;
  const isLarge = figure.value >= SURELY_MONEY && Number.isInteger(figure.value) && !isCode;
  if (times === 1) return { value: figure.value, times, isMoney: isLarge, isAway: false, next: figure.next };
  const amount = { value: figure.value * times, times, isMoney: true, isAway: says(unit, AWAY), next: figure.next + 1 };
  if (times === 1_000 || amount.isAway) return amount;
  const half = pieces[amount.next];
  if (says(half, HALF)) {
    return { ...amount, value: amount.value + 500_000, isAway: says(half, AWAY), next: amount.next + 1 };
  }
  const further = figureAt(pieces, amount.next);
  const rest = further && withUnit(pieces, further);
  return rest?.times === 1_000 && rest.value < 1_000_000
    ? { ...rest, times, value: amount.value + rest.value }
    : amount;
}

/** «200 мянга», «1.5 сая», «500000₮», «150к», «хоёр зуун мянган төгрөг», and a bare figure, which may begin «300-500 мянга». */
export function amountAt(pieces: readonly Piece[], at: number): Amount | null {
  const figure = figureAt(pieces, at);
  const amount = millionInWords(pieces, at) ?? (figure && withUnit(pieces, figure));
  if (amount === null) return null;
  let { isMoney, isAway, next } = amount;
  const ending = (from: number) => {
    const dashed = DASH.test(pieces[from]?.text ?? '') && pieces[from + 1]?.isGlued ? from + 1 : from;
    const piece = pieces[dashed];
    if (!piece?.isGlued || !(says(piece, AWAY_ALONE) || says(piece, ENDING_ALONE))) return;
    isAway ||= says(piece, AWAY_ALONE);
    next = dashed + 1;
  };
  ending(next);
  const tugrik = pieces[next];
  if (tugrik?.text === '₮' || says(tugrik, TUGRIK)) {
    isMoney = true;
    isAway ||= says(tugrik, AWAY);
    next += 1;
    ending(next);
  }
  return { ...amount, isMoney, isAway, next };
}
