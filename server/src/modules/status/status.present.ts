import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { ServiceSeen } from '../../heartbeat/watch-services.ts';
import { QUEUES, type QueueName } from '../../jobs/define-job.ts';
import type { JobState } from '../../jobs/queue-states.queries.ts';
import type { ShownHeartbeat } from './heartbeats.queries.ts';

type Status = CallReply<AdminCalls['showStatus']>;

/** Four missed beats. */
const SILENT_AFTER_MS = 60_000;

const isSilent = ({ seen_at }: ShownHeartbeat, now: Date): boolean =>
  now.getTime() - seen_at.getTime() > SILENT_AFTER_MS;

const presentProcess = (beat: ShownHeartbeat, now: Date): Status['processes'][number] => ({
  ...{ process: beat.process as Status['processes'][number]['process'], place: beat.place, version: beat.version },
  ...{ started_at: beat.started_at.toISOString(), seen_at: beat.seen_at.toISOString(), is_silent: isSilent(beat, now) },
  answers: { all: beat.requests, failed: beat.failures, p95_ms: beat.p95_ms },
  ...{ memory_mb: beat.memory_mb, waiting_for_connection: beat.waiting_for_connection },
});

/** First what affects customers most. */
const KINDS = ['api', 'admin', 'worker'];

export const presentProcesses = (beats: readonly ShownHeartbeat[], now: Date): Status['processes'] =>
  beats
    .toSorted((one, other) => KINDS.indexOf(one.process) - KINDS.indexOf(other.process))
    .map((beat) => presentProcess(beat, now));

/** Above this somebody should look: lower for what people wait for, higher for background work. */
const LIMIT_SECONDS: Readonly<Record<QueueName, number>> = {
  ...{ money: 60, receipts: 600, mail: 300, sms: 300, admin: 300, upkeep: 900 },
};
const NOBODYS_LIMIT_SECONDS = 300;

/** Each queue with the sum of its jobs; jobs that no worker reports come last, if there are any. */
export function presentQueues(jobs: readonly JobState[], beats: readonly ShownHeartbeat[]): Status['queues'] {
  const queueOf: Record<string, string> = Object.assign({}, ...beats.map(({ job_queues }) => job_queues));
  const shown = (name: QueueName | null, limit: number) => {
    const mine = jobs.filter((job) => (queueOf[job.name] ?? null) === name);
    const sum = (of: (job: JobState) => number) => mine.reduce((all, job) => all + of(job), 0);
    const oldest = Math.max(0, ...mine.map(({ oldestSeconds }) => oldestSeconds));
    return {
      ...{ name, waiting: sum(({ waiting }) => waiting), failed: sum(({ failed }) => failed) },
      ...{ oldest_seconds: oldest, limit_seconds: limit, is_late: oldest > limit },
    };
  };
  const unknown = shown(null, NOBODYS_LIMIT_SECONDS);
  return [
    ...QUEUES.map((name) => shown(name, LIMIT_SECONDS[name])),
    ...(unknown.waiting + unknown.failed > 0 ? [unknown] : []),
  ];
}

const latest = (times: readonly (string | null)[]): string | null =>
  times.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null);

/** Each service as seen by all processes together; silent processes are left out. */
export function presentServices(beats: readonly ShownHeartbeat[], now: Date): Status['services'] {
  const seen = beats
    .filter((beat) => !isSilent(beat, now))
    .flatMap(({ services }) => services as unknown as ServiceSeen[]);
  return [...Map.groupBy(seen, ({ name }) => name)].map(([name, by]) => {
    const times = by.flatMap(({ p95Ms }) => (p95Ms === null ? [] : [p95Ms]));
    return {
      name,
      asked: by.reduce((all, { asked }) => all + asked, 0),
      failed: by.reduce((all, { failed }) => all + failed, 0),
      p95_ms: times.length === 0 ? null : Math.max(...times),
      answered_at: latest(by.map(({ answeredAt }) => answeredAt)),
      is_resting: by.some(({ isResting }) => isResting),
    };
  });
}
