import { type Media, type MediaFolder, SHOWN_FOLDERS } from './open-media.ts';

const AT_ONCE = 8;

/** Copies the files that are missing at the target; a name stands for its content, so equal names are equal files. */
export async function copyPictures(from: Media, to: Media): Promise<number> {
  let copied = 0;
  for (const folder of SHOWN_FOLDERS) {
    const there = new Set((await to.list(folder)).map(({ name }) => name));
    const wanted = (await from.list(folder)).map(({ name }) => name).filter((name) => !there.has(name));
    await Promise.all(Array.from({ length: AT_ONCE }, () => copySome(folder, wanted)));
  }
  return copied;

  async function copySome(folder: MediaFolder, wanted: string[]): Promise<void> {
    for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
      await to.put(folder, name, await from.open(folder, name));
      copied += 1;
    }
  }
}
