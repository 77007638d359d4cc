import { readFileSync } from 'node:fs';

export interface ListedMetric {
  name: string;
  processes: string[];
  labels: string[];
}

/** The rows of docs/metrics.md: | `name` | processes | labels | meaning |. */
export const listedMetrics = (): ListedMetric[] =>
  [...readFileSync('docs/metrics.md', 'utf8').matchAll(/^\| `([a-z_]+\*?)` \| ([^|]*) \|([^|]*)\| [^|]+ \|$/gm)].map(
    ([, name = '', processes = '', labels = '']) => ({
      name,
      processes: processes.trim().split(', '),
      labels: [...labels.matchAll(/`([a-z_]+)`/g)].map(([, label = '']) => label),
    }),
  );
