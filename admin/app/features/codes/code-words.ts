import type { CodeState } from '@tokhi/rules/money/code-state';
import type { TagKind } from '../../parts/tag.tsx';
import type { Code } from './codes-query.ts';

export const STATES: Record<CodeState, { kind: TagKind; text: string }> = {
  active: { kind: 'ok', text: 'Идэвхтэй' },
  ending: { kind: 'warn', text: 'Дуусаж байна' },
  planned: { kind: 'info', text: 'Эхлээгүй' },
  used_up: { kind: 'line', text: 'Хэрэглэж дууссан' },
  ended: { kind: 'line', text: 'Дууссан' },
  off: { kind: 'line', text: 'Унтраасан' },
};

const KINDS = { voucher: 'Ваучер', coupon: 'Купон' } as const;

/** «Купон», «Ваучер, 25»: the number of codes if there are several. */
export const kindText = ({ kind, count }: Pick<Code, 'kind' | 'count'>): string =>
  count === 1 ? KINDS[kind] : `${KINDS[kind]}, ${count}`;

const UTC_PLUS_8_MS = 8 * 3_600_000;

/** A day of Ulaanbaatar as 2026-11-30. */
const dayOf = (ms: number): string => new Date(ms + UTC_PLUS_8_MS).toISOString().slice(0, '2026-11-30'.length);

/** «11/30», with the year if it is another one. */
function dayText(ms: number, now: Date): string {
  const [year = '', month, day] = dayOf(ms).split('-');
  const short = `${month}/${day}`;
  return year === dayOf(now.getTime()).slice(0, year.length) ? short : `${year}/${short}`;
}

/** «09/01 – 11/30», «12/31 хүртэл», «11/20-оос», «хугацаагүй». The end is a midnight: the day before it is the last one. */
export function validityText({ starts_at, ends_at }: Pick<Code, 'starts_at' | 'ends_at'>, now: Date): string {
  const from = starts_at === null ? null : dayText(Date.parse(starts_at), now);
  const to = ends_at === null ? null : dayText(Date.parse(ends_at) - 1, now);
  if (from === null) return to === null ? 'хугацаагүй' : `${to} хүртэл`;
  return to === null ? `${from}-с эхлэн` : `${from} – ${to}`;
}

/** The first moment of a day in Ulaanbaatar, or of a later day. */
export const midnightOf = (day: string, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + daysLater * 86_400_000).toISOString();

export const dayInUlaanbaatar = (moment: string): string => dayOf(Date.parse(moment));
