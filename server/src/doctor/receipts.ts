import { bad, type Finding, good, warning } from './finding.ts';

const FEW = 1_000;

/** Judges the lottery numbers that PosAPI has; null: no address. */
export function judgePosApi(lotteriesLeft: number | 'away' | null): Finding {
  if (lotteriesLeft === null)
    return warning('PosAPI: not set up', 'tax receipts wait until it is', 'install PosAPI 3.0 and set POS_API_URL');
  if (lotteriesLeft === 'away') {
    const means = 'tax receipts wait, and fail after a day';
    return bad('PosAPI: away', means, 'start it again, and look at POS_API_URL');
  }
  const what = `PosAPI: ${lotteriesLeft} lottery numbers left`;
  const remedy = 'let PosAPI send what it has (sendData), which brings new ones';
  if (lotteriesLeft === 0) return bad(what, 'no receipt can be registered', remedy);
  return lotteriesLeft < FEW ? warning(what, 'they are used up within days', remedy) : good(what);
}

export const judgeMail = (host: string, why: string | null): Finding =>
  why === null
    ? good(`mail: ${host} takes our mail`)
    : bad(`mail: ${host} does not take our mail (${why})`, 'confirmations and codes do not arrive', 'look at SMTP_URL');
