import type { ReactNode } from 'react';
import { Tag } from '../../../parts/tag.tsx';
import { PERIOD_STATES, periodState, periodText } from '../draft/period-words.ts';
import type { FrontPicture } from '../front-page-query.ts';

/** What the list shows of a row of a section. */
export interface RowFace {
  title: string;
  note: ReactNode;
  /** Undefined if rows of this section have none. */
  picture?: ReactNode;
  /** Its state and when it changes. */
  state?: ReactNode;
}

export const LibraryThumb = ({ picture }: { picture: FrontPicture | undefined }) => {
  const small = picture?.files?.['400.webp'] ?? picture?.files?.['800.webp'] ?? picture?.file ?? null;
  return small === null ? null : <img src={`/images/room/${small}`} alt="" loading="lazy" draggable={false} />;
};

/** Shown now, planned or over, and until when; a problem is shown instead. */
export function PeriodMark({
  period,
  now,
  wrong,
}: {
  period: { starts_at: string | null; ends_at: string | null };
  now: Date;
  wrong?: string | undefined;
}) {
  const { kind, text } = PERIOD_STATES[periodState(period, now)];
  return (
    <>
      {wrong === undefined ? <Tag kind={kind}>{text}</Tag> : <Tag kind="bad">{wrong}</Tag>}
      <span className="rows-panel__when">{periodText(period, now)}</span>
    </>
  );
}
