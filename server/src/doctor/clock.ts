import { bad, type Finding, good, warning } from './finding.ts';

/** HTTP dates have whole seconds. */
const NOTICED_SECONDS = 2;
/** Staff codes are valid for half a minute, and an order expires at its minute. */
const HARMFUL_SECONDS = 10;

const REMEDY = 'apt-get install chrony && systemctl enable --now chrony; then: chronyc tracking';

/** How far this machine's clock is ahead of another one's; null if no time was received. */
export function judgeClock(whose: string, secondsAhead: number | null): Finding {
  if (secondsAhead === null)
    return warning(`clock: ${whose} told no time`, 'nobody knows whether this clock is right', REMEDY);
  const off = Math.abs(secondsAhead);
  const what = `clock: ${off.toFixed(1)} s ${secondsAhead < 0 ? 'behind' : 'ahead of'} ${whose}`;
  if (off >= HARMFUL_SECONDS) return bad(what, 'codes of staff, terms of orders and signed calls fail', REMEDY);
  if (off > NOTICED_SECONDS) return warning(what, 'it drifts', REMEDY);
  return good(what);
}

/** The other clock was read halfway between request and response. */
export const secondsAheadOf = (there: Date, asked: Date, answered: Date): number =>
  ((asked.getTime() + answered.getTime()) / 2 - there.getTime()) / 1_000;

/** From the `Date` of any response; it has whole seconds, so half of one is missing on average. */
export async function clockOfAnswer(address: string): Promise<number | null> {
  const asked = new Date();
  const answer = await fetch(address, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(5_000) }).catch(
    () => null,
  );
  const said = Date.parse(answer?.headers.get('date') ?? '');
  return Number.isNaN(said) ? null : secondsAheadOf(new Date(said + 500), asked, new Date());
}
