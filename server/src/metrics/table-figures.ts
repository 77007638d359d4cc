import { Gauge, type Registry } from 'prom-client';

/** A figure that is read from tables. */
export interface Sample {
  name: string;
  labels?: Record<string, string>;
  value: number;
}

export interface FigureSource {
  /** Name and meaning of each figure; a name that ends with _total counts since midnight in Ulaanbaatar. */
  figures: Readonly<Record<string, { help: string; labels?: readonly string[] }>>;
  read: () => Promise<Sample[]>;
}

const SECOND_MS = 1_000;

/**
 * Figures of the whole shop, read from its tables on a scrape, by one process and at most every `keepMs`: a restart does not
 * change them. A source that does not answer is left out; the others are exported.
 */
export function createTableFigures(
  registry: Registry,
  sources: readonly FigureSource[],
  { keepMs, now }: { keepMs: number; now: () => Date },
): void {
  let samples: Promise<Sample[]> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let completeAt = now().getTime();
  const readAll = async (): Promise<Sample[]> => {
    const read: Sample[] = [];
    let isComplete = true;
    // One after the other: they share one connection, and speed does not matter.
    for (const source of sources) {
      const some = await source.read().catch(() => undefined);
      if (some === undefined) isComplete = false;
      else read.push(...some);
    }
    if (isComplete) completeAt = now().getTime();
    return read;
  };
  const current = (): Promise<Sample[]> => {
    const at = now().getTime();
    if (samples === undefined || at - readAt >= keepMs) {
      readAt = at;
      samples = readAll();
    }
    return samples;
  };
  for (const [name, { help, labels = [] }] of sources.flatMap(({ figures }) => Object.entries(figures)))
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        const all = await current();
        this.reset();
        // Without labels it is 0 after a reset, which would look like a real figure.
        if (labels.length === 0) this.remove();
        for (const sample of all) if (sample.name === name) this.set(sample.labels ?? {}, sample.value);
      },
    });
  new Gauge({
    name: 'table_figures_age_seconds',
    help: 'For how long not all figures could be read from the tables',
    registers: [registry],
    async collect() {
      await current();
      this.set((now().getTime() - completeAt) / SECOND_MS);
    },
  });
}
