/** Names in a Prometheus expression that are no metrics. */
const FUNCTIONS = new Set(['histogram_quantile', 'predict_linear', 'min_over_time', 'max_over_time']);
/** Metrics of Debian's exporters in alerts and dashboards. The alerts drill checks that the exporters have them. */
export const EXPORTER_METRICS = [
  ...['node_filesystem_avail_bytes', 'node_filesystem_size_bytes'],
  ...['node_memory_MemAvailable_bytes', 'node_memory_MemTotal_bytes'],
  ...['pg_up', 'pg_settings_max_connections', 'pg_stat_activity_count', 'pg_stat_replication_pg_wal_lsn_diff'],
  ...['redis_up', 'nginx_up'],
];
/** Not available on the drill's hosts: they have no systemd, and their clock is the machine's. */
const MACHINE_METRICS = ['node_systemd_unit_state', 'node_timex_offset_seconds', 'node_timex_sync_status'];
/** From Prometheus itself and the doctor's textfile. */
const OTHERS = ['up', 'doctor_findings', 'doctor_last_run_timestamp_seconds'];

/** The metrics in an expression, without labels, windows and functions. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|without) \([^)]*\)/g, '');
  return [...bare.matchAll(/\b[a-z]+[a-zA-Z0-9:_]*[:_][a-zA-Z0-9:_]+|\bup\b/g)]
    .map(([name]) => name)
    .filter((name) => !FUNCTIONS.has(name));
}

/** Metrics that no process, exporter or rule has. `known`: names in docs/metrics.md, which may end with a star, and of rules. */
export function unknownMetrics(expression: string, known: readonly string[]): string[] {
  const isKnown = (name: string) =>
    known.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : one === name));
  const ofOthers = new Set([...EXPORTER_METRICS, ...MACHINE_METRICS, ...OTHERS]);
  return metricsIn(expression).filter(
    (name) => !ofOthers.has(name) && !isKnown(name) && !isKnown(name.replace(/_(bucket|count|sum)$/, '')),
  );
}
