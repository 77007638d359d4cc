/** Reports of a healthy backup machine at a given time, with changes. */
export function reportsAt(now: Date) {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const done = (hours: number) => ({ at: hoursAgo(hours), ok: true, said: 'done', goodAt: hoursAgo(hours) });
  const failed = (hours: number, before: number | null, said: string) => ({
    ...{ at: hoursAgo(hours), ok: false, said, goodAt: before === null ? null : hoursAgo(before) },
  });
  const reportOf = (changed: Record<string, unknown>): string =>
    JSON.stringify({
      ...{
        writtenAt: hoursAgo(0.1),
        lastWalAt: hoursAgo(0.11),
        freeKilobytes: 50_000_000,
        wholeKilobytes: 100_000_000,
      },
      ...{ backup: done(3), media: done(2), rehearsal: done(100), ...changed },
    });
  return { hoursAgo, done, failed, reportOf };
}
