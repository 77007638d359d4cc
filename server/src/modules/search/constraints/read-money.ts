import { HIGHEST_PRICE_TUG } from '@tokhi/rules/catalogue/list-bounds';
import { type Amount, amountAt } from './amounts.ts';
import { type Piece, says } from './pieces.ts';

export interface MoneyRead {
  price: [lowest: number, highest: number];
  /** The pieces that state it. */
  first: number;
  next: number;
}

/** Words between an amount and its bound, and after the bound: «50 мянгаас бага үнэтэй». */
const AROUND_BOUND = /^(?:une|unetei|unetai|uniin|uneer|unend|dun|ni|togrog[a-z]*|tugr[ui]g[a-z]*)$/;
const UP_TO =
  /^(?:hurtelh?|doosh|dooshoo|dotorh?|dotroo|bagtsan|bagta[a-z]*|ihgui|deeshgui|hetr[a-z]*gui|dooguurh?|hurehgui)$/;
const FROM = /^(?:deesh|deeshee|iluu|garui|deegur|deeguur|ehl[a-z]*|ehelj|ehelsen)$/;
/** Only after «…-аас»: «1 саяас их», «700 мянгаас хямд». */
const LESS_THAN = /^(?:baga|hiamd|humd|naash)$/;
const MORE_THAN = /^(?:ih|tsaash)$/;
const ABOUT = /^(?:orchim|orchmiin|oiroltsoo[a-z]*|havitsaa|haviin|shahuu|shaham|toiron[a-z]*)$/;
const UP_TO_BEFORE =
  /^(?:ihdee|maks|max|maksimum|maximum|under|below|belov|to|do|tosov[a-z]*|b(?:iu|u)d[jg]?et[a-z]*)$/;
const FROM_BEFORE = /^(?:bagadaa|min|minimum|over|above|ot|from)$/;
const BEFORE_THAT = /^(?:hamgiin|minii|manai|une|ni|up|bidnii)$/;
/** The words of «дээд тал нь». */
const SIDES = { highest: /^deed$/, lowest: /^dood$/, side: /^tal$/, its: /^ni$/ };
const BETWEEN = /^(?:hoorond[a-z]*|hoorondoh)$/;
const AND = /^(?:ba|bolon)$/;
const BUDGET = /^(?:tosov[a-z]*|b(?:iu|u)d[jg]?et[a-z]*)$/;
const DASH = /^(?:[-–—~]|\.\.+)$/;
const AROUND_SHARE = 0.2;

type Bound = 'to' | 'from' | 'about';

function boundBehind(pieces: readonly Piece[], at: number, isAway: boolean): { bound: Bound | null; next: number } {
  let next = at;
  while (says(pieces[next], AROUND_BOUND)) next += 1;
  const said = pieces[next];
  const bound: Bound | null =
    says(said, UP_TO) || (isAway && says(said, LESS_THAN)) || says(said, BUDGET)
      ? 'to'
      : says(said, FROM) || (isAway && says(said, MORE_THAN))
        ? 'from'
        : says(said, ABOUT)
          ? 'about'
          : null;
  if (bound !== null) next += 1;
  while (says(pieces[next], AROUND_BOUND)) next += 1;
  return { bound, next };
}

function boundBefore(pieces: readonly Piece[], at: number): { bound: Bound | null; first: number } {
  let first = at;
  while (says(pieces[first - 1], BEFORE_THAT)) first -= 1;
  const said = pieces[first - 1];
  let bound: Bound | null = says(said, UP_TO_BEFORE) ? 'to' : says(said, FROM_BEFORE) ? 'from' : null;
  if (bound === null && says(said, SIDES.side)) {
    bound = says(pieces[first - 2], SIDES.highest) ? 'to' : says(pieces[first - 2], SIDES.lowest) ? 'from' : null;
    if (bound !== null) first -= 1;
  }
  if (bound === null) return { bound, first: at };
  first -= 1;
  while (says(pieces[first - 1], BEFORE_THAT)) first -= 1;
  return { bound, first };
}

/** «300-500 мянга», «200-с 300 мянга», «400 мянгаас 800 мянга хүртэл», «1 сая ба 2 саяын хооронд». */
function rangeFrom(pieces: readonly Piece[], low: Amount): { lowest: number; highest: number; next: number } | null {
  const between = pieces[low.next];
  const isDashed = DASH.test(between?.text ?? '');
  if (!isDashed && !low.isAway && !says(between, AND)) return null;
  const high = amountAt(pieces, low.next + (isDashed || says(between, AND) ? 1 : 0));
  if (high === null || !high.isMoney || (!isDashed && !low.isAway && !says(pieces[high.next], BETWEEN))) return null;
  // «300-500 мянга»: the first figure has the unit of the second.
  const lowest = low.times === 1 && !low.isMoney ? low.value * high.times : low.value;
  if (lowest >= high.value) return null;
  const { next } = boundBehind(pieces, says(pieces[high.next], BETWEEN) ? high.next + 1 : high.next, false);
  return { lowest, highest: high.value, next };
}

function moneyFrom(pieces: readonly Piece[], at: number): MoneyRead | null {
  const amount = amountAt(pieces, at);
  if (amount === null) return null;
  const range = rangeFrom(pieces, amount);
  const before = boundBefore(pieces, at);
  if (range) return { price: [range.lowest, range.highest], first: before.first, next: range.next };
  if (!amount.isMoney) return null;
  const { bound: behind, next } = boundBehind(pieces, amount.next, amount.isAway);
  const bound = behind ?? before.bound ?? (amount.isAway ? 'from' : 'to');
  return { price: boundsOf(bound, amount.value), first: before.first, next };
}

function boundsOf(bound: Bound, value: number): [number, number] {
  const capped = Math.min(value, HIGHEST_PRICE_TUG);
  if (bound === 'from') return [capped, HIGHEST_PRICE_TUG];
  if (bound === 'to') return [0, capped];
  return [
    Math.round(capped * (1 - AROUND_SHARE)),
    Math.min(Math.round(capped * (1 + AROUND_SHARE)), HIGHEST_PRICE_TUG),
  ];
}

/** Reads the price bounds of a text. A bare amount is an upper limit. */
export function readMoney(pieces: readonly Piece[]): MoneyRead | null {
  for (const at of pieces.keys()) {
    const money = moneyFrom(pieces, at);
    if (money !== null) return money;
  }
  return null;
}
