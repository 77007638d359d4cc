import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Served at /images: /images/product and /images/brand are the spec's (§7); rooms, icons and 3D models are ours. */
export const SHOWN_FOLDERS = ['product', 'brand', 'room', 'icon', 'model'] as const;
/** `upload` is not served. */
export type MediaFolder = (typeof SHOWN_FOLDERS)[number] | 'upload';

/** The object store does not answer: a request is asked to retry later, and a job is retried. */
export class MediaAway extends Error {
  override readonly name = 'MediaAway';
}

/** The shop's files: a folder of this machine, or an object store with a folder as its cache (open-store-media.ts). */
export interface Media {
  /** Atomic, also when the power fails; replaces a file of that name. */
  put(folder: MediaFolder, name: string, content: Uint8Array): Promise<void>;
  open(folder: MediaFolder, name: string): Promise<Buffer>;
  /** A missing file is no error. */
  remove(folder: MediaFolder, name: string): Promise<void>;
  list(folder: MediaFolder): Promise<{ name: string; changedAt: Date }[]>;
  /** Makes sure that the file is in MEDIA_DIR before it is shown, if it exists. */
  bring(folder: MediaFolder, name: string): Promise<void>;
}

export const PLAIN_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** Begins with a dot, so that no static route and no name in a table matches it. */
const TEMPORARY = '.part-';

export function openMedia(root: string): Media {
  const pathOf = (folder: MediaFolder, name: string) => {
    if (!PLAIN_NAME.test(name)) throw new Error('a media file has a plain name');
    return join(root, folder, name);
  };
  return {
    async put(folder, name, content) {
      const path = pathOf(folder, name);
      await mkdir(join(root, folder), { recursive: true });
      const temporary = join(root, folder, `${TEMPORARY}${randomUUID()}`);
      try {
        await writeAndSync(temporary, content);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(join(root, folder));
    },
    open: (folder, name) => readFile(pathOf(folder, name)),
    remove: (folder, name) => rm(pathOf(folder, name), { force: true }),
    async list(folder) {
      await mkdir(join(root, folder), { recursive: true });
      const names = (await readdir(join(root, folder))).filter((name) => PLAIN_NAME.test(name));
      const files = await Promise.all(names.map((name) => changedAtOf(root, folder, name)));
      return files.filter((file) => file !== null);
    },
    bring: async () => undefined,
  };
}

/** Null if it was removed since the folder was read. */
async function changedAtOf(root: string, folder: MediaFolder, name: string) {
  const found = await stat(join(root, folder, name)).catch(() => null);
  return found === null ? null : { name, changedAt: found.mtime };
}

async function writeAndSync(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The new name is durable only after the folder is synced. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
