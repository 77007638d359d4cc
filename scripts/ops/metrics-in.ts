/** What is no name of a metric in an expression of Prometheus. */
const FUNCTIONS = new Set(['histogram_quantile', 'predict_linear', 'min_over_time', 'max_over_time']);
/** Of Debian's exporters, of the doctor's textfile, and of Prometheus itself. */
const OTHERS = /^(up$|node_|pg_|redis_|nginx_|doctor_)/;

/** The metrics that an expression asks for: without labels, windows and functions. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z]+[a-zA-Z0-9:_]*[:_][a-zA-Z0-9:_]+|\bup\b/g)]
    .map(([name]) => name)
    .filter((name) => !FUNCTIONS.has(name));
}

/** Those that no process, exporter or rule tells. `known` are names of docs/metrics.md, also with a star at their end, and of rules. */
export function unknownMetrics(expression: string, known: readonly string[]): string[] {
  const isKnown = (name: string) =>
    known.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
  return metricsIn(expression).filter(
    (name) => !OTHERS.test(name) && !isKnown(name) && !isKnown(name.replace(/_(bucket|count|sum)$/, '')),
  );
}
