import { z } from 'zod';

const Vulnerability = z.object({
  name: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
  nodes: z.array(z.string()),
});
const Audit = z.object({ vulnerabilities: z.record(z.string(), Vulnerability) });

export interface Advice {
  /** Null: the registry gave no answer. */
  lines: string[] | null;
}

const WORST_FIRST = ['critical', 'high', 'moderate', 'low', 'info'];

/** The output of `npm audit --json`, a line per package, live ones first; or that it got no answer. */
export function readAudit(printed: string, isInProduction: (place: string) => boolean): Advice {
  const read = Audit.safeParse(parsed(printed));
  if (!read.success) return { lines: null };
  const found = Object.values(read.data.vulnerabilities).map((one) => ({
    ...one,
    isLive: one.nodes.some(isInProduction),
  }));
  const rank = ({ isLive, severity }: (typeof found)[number]) => (isLive ? 0 : 10) + WORST_FIRST.indexOf(severity);
  return {
    lines: found
      .toSorted((a, b) => rank(a) - rank(b))
      .map(({ name, severity, via, isLive }) => {
        const said = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} (${one.url})`));
        return `${severity}, ${isLive ? 'in a live shop' : 'development only'}: ${name}: ${said.join('; ')}`;
      }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
