import type { Severity } from './status-alerts.ts';

/** Severity is a shape as well as a colour, and has a text for screen readers. */
export const StatusDot = ({ is }: { is: Severity | 'ok' }) => (
  <>
    <i className={`status-dot status-dot--${is}`} />
    <span className="vh">{WORDS[is]}: </span>
  </>
);

const WORDS = { ok: 'хэвийн', plain: 'мэдээлэл', warn: 'анхаарна', bad: 'эвдэрсэн' } as const;
