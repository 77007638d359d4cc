import type { Severity } from './status-alerts.ts';

/** Severity is a shape before it is a colour, and is said in words for whoever sees neither. */
export const StatusDot = ({ is }: { is: Severity | 'ok' }) => (
  <>
    <i className={`status-dot status-dot--${is}`} />
    <span className="vh">{WORDS[is]}: </span>
  </>
);

const WORDS = { ok: 'хэвийн', plain: 'мэдээлэл', warn: 'анхаарна', bad: 'эвдэрсэн' } as const;
