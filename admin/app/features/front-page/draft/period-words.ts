import type { TagKind } from '../../../parts/tag.tsx';
import { dayText } from '../../../show/moment-text.ts';

interface Period {
  starts_at: string | null;
  ends_at: string | null;
}

export type PeriodState = 'shown' | 'planned' | 'over';

export function periodState({ starts_at, ends_at }: Period, now: Date): PeriodState {
  if (ends_at !== null && Date.parse(ends_at) <= now.getTime()) return 'over';
  return starts_at !== null && Date.parse(starts_at) > now.getTime() ? 'planned' : 'shown';
}

export const PERIOD_STATES: Readonly<Record<PeriodState, { kind: TagKind; text: string }>> = {
  shown: { kind: 'ok', text: 'Харагдаж байна' },
  planned: { kind: 'info', text: 'Төлөвлөсөн' },
  over: { kind: 'plain', text: 'Дууссан' },
};

/** «11/25 хүртэл», «11/26-наас», «хугацаагүй». */
export function periodText({ starts_at, ends_at }: Period, now: Date): string {
  const begins = starts_at !== null && Date.parse(starts_at) > now.getTime();
  if (starts_at !== null && begins) {
    return ends_at === null ? `${dayText(starts_at)}-аас` : `${dayText(starts_at)} – ${dayText(ends_at)}`;
  }
  return ends_at === null ? 'хугацаагүй' : `${dayText(ends_at)} хүртэл`;
}
