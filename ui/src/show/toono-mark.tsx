import './toono-mark.css';

/** The shop's mark: a toono seen from below, ring, four ribs and crown with a cross. */
export function ToonoMark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="16" cy="16" r="13.75" strokeWidth="3.2" />
      <path d="M16 3.5v6M16 22.5v6M3.5 16h6M22.5 16h6" strokeWidth="2.6" />
      <circle cx="16" cy="16" r="6.1" strokeWidth="2.6" />
      <path d="M11.9 11.9l8.2 8.2M20.1 11.9l-8.2 8.2" strokeWidth="2" />
    </svg>
  );
}
