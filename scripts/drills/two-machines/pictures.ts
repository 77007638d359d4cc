// Staff upload pictures on the first machine; the second one shows them.
import { setTimeout as pause } from 'node:timers/promises';
import { largePictures, smallPicture } from '../../../bench/src/uploads/large-pictures.ts';
import { describeAll, isInShop, list, send, type Uploading, upload } from '../../../bench/src/uploads/send-pictures.ts';
import type { Host } from '../hosts.ts';
import { logIn } from '../load/staff.ts';
import { ADMIN_PORT, API_PORTS } from '../shop/start-shop.ts';
import { until } from '../until.ts';
import type { TwoMachines } from './second-machine.ts';

const LONGEST_ENCODING_S = 120;
const LONGEST_SHOWN_S = 30;
const LOOK_MS = 50;

const fileAt = async (host: Host, file: string): Promise<number> =>
  (await fetch(`http://${host.address}:${API_PORTS[0]}/images/product/${file}`)).status;

async function uploadingTo({ shop, second }: TwoMachines): Promise<Uploading> {
  const newest = 'select code from products where is_listed order by id desc limit 1';
  const code = await shop.inDatabase(async (pool) => (await pool.query<{ code: string }>(newest)).rows[0]?.code ?? '');
  return {
    adminOrigin: `http://localhost:${ADMIN_PORT}`,
    shopOrigin: `http://${second.address}:${API_PORTS[0]}`,
    ...{ cookie: await logIn(shop), code },
  };
}

export interface Shown {
  file: string;
  /** From its upload until it is encoded, and from then until the second machine shows it in the page of its product. */
  encodedS: number;
  shownS: number;
}

/** Uploads `count` pictures of 15 MB, one after the other. */
export async function showPictures(machines: TwoMachines, count: number): Promise<Shown[]> {
  const uploading = await uploadingTo(machines);
  const shown: Shown[] = [];
  for (const [nth, bytes] of (await largePictures(count)).entries()) {
    const began = performance.now();
    const id = await send(uploading, bytes, nth);
    await describeAll(uploading, [id]);
    const file = await until('a picture is encoded and listed as shown', LONGEST_ENCODING_S, async () => {
      await pause(LOOK_MS);
      const found = (await list(uploading)).pictures.find((one) => one.id === id);
      return found?.state === 'shown' ? (found.file ?? undefined) : undefined;
    });
    const encoded = performance.now();
    await until(
      'the second machine shows it',
      LONGEST_SHOWN_S,
      async () => (await isInShop(uploading, file)) && (await fileAt(machines.second, file)) === 200,
    );
    shown.push({ file, encodedS: (encoded - began) / 1_000, shownS: (performance.now() - encoded) / 1_000 });
  }
  return shown;
}

/** Unexpected failures while the object store is unavailable. */
export async function lookWhileAway(machines: TwoMachines, known: Shown, seconds: number): Promise<string[]> {
  const uploading = await uploadingTo(machines);
  const [wrong, small] = [new Set<string>(), await smallPicture()];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    for (const host of [machines.shop.host, machines.second]) {
      const status = await fileAt(host, known.file);
      if (status !== 200) wrong.add(`a picture that ${host.name} has was answered ${status}`);
    }
    const missing = await fileAt(machines.second, 'never-asked-for.webp');
    if (missing !== 503) wrong.add(`a picture that no folder has was answered ${missing}`);
    const refused = await said(await upload(uploading, small, 1));
    if (refused !== '503 shop_busy, Retry-After 5') wrong.add(`an upload was answered ${refused}`);
    await pause(1_000);
  }
  return [...wrong];
}

/** The answer as text: status, code and Retry-After. */
async function said(answer: Response): Promise<string> {
  const { code } = (await answer.json()) as { code?: string };
  return `${answer.status} ${code}, Retry-After ${answer.headers.get('retry-after')}`;
}
