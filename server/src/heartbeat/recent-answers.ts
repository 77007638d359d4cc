import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

interface Slice {
  nth: number;
  all: number;
  failed: number;
  ms: RecordableHistogram;
}

export interface RecentAnswers {
  note(answer: { isFailed: boolean; ms: number }): void;
  /** For the covered period; p95 is null without answers. */
  read(): { all: number; failed: number; p95Ms: number | null };
}

const PERCENTILE = 95;

/** Counts answers of the last minutes: `slices` of `sliceMs` each, the oldest dropped first. Its memory is bounded. */
export function createRecentAnswers(now: () => Date, slices: number, sliceMs: number): RecentAnswers {
  const kept: Slice[] = [];
  const nthNow = () => Math.floor(now().getTime() / sliceMs);
  const dropOld = (nth: number) => {
    while (kept[0] !== undefined && kept[0].nth <= nth - slices) kept.shift();
  };
  return {
    note({ isFailed, ms }) {
      const nth = nthNow();
      dropOld(nth);
      let slice = kept.at(-1);
      if (slice?.nth !== nth) {
        slice = { nth, all: 0, failed: 0, ms: createHistogram() };
        kept.push(slice);
      }
      slice.all += 1;
      if (isFailed) slice.failed += 1;
      // A histogram takes whole numbers from 1 on.
      slice.ms.record(Math.max(1, Math.round(ms)));
    },
    read() {
      dropOld(nthNow());
      const sum = { all: 0, failed: 0 };
      const times = createHistogram();
      for (const slice of kept) {
        sum.all += slice.all;
        sum.failed += slice.failed;
        times.add(slice.ms);
      }
      return { ...sum, p95Ms: sum.all === 0 ? null : times.percentile(PERCENTILE) };
    },
  };
}
