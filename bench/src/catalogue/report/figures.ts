/** The results of a load; times in milliseconds. */
export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  requests: number;
  /** Answers other than 200, and requests without an answer. */
  errors: number;
}

export function figuresOf(milliseconds: number[], seconds: number, errors: number): Figures {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const at = (share: number) => rounded(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return {
    perSecond: rounded(sorted.length / seconds),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    requests: sorted.length,
    errors,
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
