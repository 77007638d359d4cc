// Pictures of a shop on several machines: the object store has all of them, the folder of each machine those that were requested there. A
// name always stands for the same content, so a folder is never stale.
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { type S3, S3Away } from '../providers/s3/open-s3.ts';
import { type Media, MediaAway, type MediaFolder, openMedia, PLAIN_NAME } from './open-media.ts';

/** How long a missing name is not looked up again: made-up names cause no load on the store. */
const MISSING_MS = 10_000;
const MISSING_NAMES = 10_000;

export function openStoreMedia(root: string, store: S3): Media {
  const kept = openMedia(root);
  const missing = new LRUCache<string, true>({ max: MISSING_NAMES, ttl: MISSING_MS });
  const bringing = new Map<string, Promise<void>>();
  const keyOf = (folder: MediaFolder, name: string) => {
    if (!PLAIN_NAME.test(name)) throw new Error('a media file has a plain name');
    return `${folder}/${name}`;
  };
  const isKept = (key: string) => access(join(root, key)).then(...([() => true, () => false] as const));

  async function fetchInto(folder: MediaFolder, name: string, key: string): Promise<void> {
    const content = await asked(store.get(key));
    if (content === null) missing.set(key, true);
    else await kept.put(folder, name, content);
  }

  return {
    async put(folder, name, content) {
      await asked(store.put(keyOf(folder, name), content));
      // Only the worker reads it, and once, so it is not cached on the receiving machine.
      if (folder !== 'upload') await kept.put(folder, name, content);
    },
    async open(folder, name) {
      const key = keyOf(folder, name);
      if (await isKept(key)) return kept.open(folder, name);
      const content = await asked(store.get(key));
      if (content === null) throw new Error(`the store has no ${key}`);
      return content;
    },
    async remove(folder, name) {
      await asked(store.remove(keyOf(folder, name)));
      await kept.remove(folder, name);
    },
    async list(folder) {
      const found = await asked(store.list(`${folder}/`));
      return found.map(({ key, changedAt }) => ({ name: key.slice(folder.length + 1), changedAt }));
    },
    async bring(folder, name) {
      if (!PLAIN_NAME.test(name)) return;
      const key = keyOf(folder, name);
      if (missing.has(key) || (await isKept(key))) return;
      // Concurrent requests for a file share one fetch.
      const under = bringing.get(key) ?? fetchInto(folder, name, key).finally(() => bringing.delete(key));
      bringing.set(key, under);
      await under;
    },
  };
}

const asked = <Result>(answer: Promise<Result>): Promise<Result> =>
  answer.catch((cause: unknown) => {
    throw cause instanceof S3Away ? new MediaAway('the store of pictures does not answer', { cause }) : cause;
  });
