import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import type { Finding } from './finding.ts';

const LEVELS = ['good', 'warning', 'bad'] as const;

/** What a finding is about: the word before its colon, or its first word. */
const nameOf = ({ what }: Finding): string =>
  (what.includes(': ') ? what.split(': ', 1) : what.split(' ', 1))[0] ?? what;

const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', ' ');

/** Findings as the textfile collector of node_exporter reads them; of several with one name, the worst. */
export function textfileOf(findings: readonly Finding[], now: Date): string {
  const worst = new Map<string, number>();
  for (const finding of findings) {
    const name = nameOf(finding);
    worst.set(name, Math.max(worst.get(name) ?? 0, LEVELS.indexOf(finding.state)));
  }
  const lines = [...worst].flatMap(([name, level]) =>
    LEVELS.map((one, at) => `doctor_findings{name="${escaped(name)}",level="${one}"} ${at === level ? 1 : 0}`),
  );
  return [
    '# HELP doctor_findings 1 at the level of what npm run doctor found about something',
    '# TYPE doctor_findings gauge',
    ...lines,
    '# HELP doctor_last_run_timestamp_seconds When the doctor looked last',
    '# TYPE doctor_last_run_timestamp_seconds gauge',
    `doctor_last_run_timestamp_seconds ${Math.floor(now.getTime() / 1_000)}`,
    '',
  ].join('\n');
}

/** Readable for all and replaced atomically: the collector may read during the write. */
export function writeTextfile(path: string, text: string): void {
  const beside = `${path}.new`;
  writeFileSync(beside, text);
  chmodSync(beside, 0o644);
  renameSync(beside, path);
}
