import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { defineJob, handleJob, type JobHandler } from '../../../jobs/define-job.ts';
import type { Media } from '../../../media/open-media.ts';
import { deleteRemoved, filesInUse, removedBefore } from './removed-pictures.queries.ts';
import { neededSources } from './uploads.queries.ts';

const DAY_MS = 86_400_000;
/** Orders, emails and cached pages still name the files of a removed picture. */
const KEPT_DAYS = 90;
const AT_ONCE = 500;

const purgePicturesJob = defineJob({
  name: 'purge-pictures',
  queue: 'upkeep',
  payload: z.object({}),
  priority: 8,
  attempts: 3,
  schedule: '40 19 * * *',
  catchesUp: true,
});

export interface PurgeDeps {
  db: Db;
  media: Media;
  /** The port that the front page fills: its uploads wait in the same folder. */
  waitingElsewhere: (db: Db) => Promise<readonly string[]>;
}

async function purgeRemoved(db: Db, media: Media, now: Date): Promise<void> {
  const old = await removedBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS), AT_ONCE);
  if (old.length === 0) return;
  const inUse = await filesInUse(
    db,
    old.map(({ file }) => file),
  );
  for (const { id, file, variants } of old) {
    const files = new Set([file, ...Object.values(variants as Record<string, string>)]);
    // Files before the row: after a kill the row still leads to the remaining files.
    if (!inUse.has(file)) for (const one of files) await media.remove('product', one);
    await deleteRemoved(db, id);
  }
}

/** Sources that no row waits for: refused, encoded, or never recorded because a process was killed. */
async function purgeSources({ db, media, waitingElsewhere }: PurgeDeps, now: Date): Promise<void> {
  const files = await media.list('upload');
  const needed = new Set([...(await neededSources(db)), ...(await waitingElsewhere(db))]);
  for (const { name, changedAt } of files)
    if (!needed.has(name) && now.getTime() - changedAt.getTime() > DAY_MS) await media.remove('upload', name);
}

export const purgePicturesHandler = (deps: PurgeDeps, now: () => Date): JobHandler =>
  handleJob(purgePicturesJob, async () => {
    await purgeRemoved(deps.db, deps.media, now());
    await purgeSources(deps, now());
  });
