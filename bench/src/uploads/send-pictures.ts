import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { endpoints } from '@tokhi/contract/endpoints';
import { askAsStaff } from '../orders/staff-client.ts';

export interface Uploading {
  adminOrigin: string;
  shopOrigin: string;
  cookie: string;
  /** The product of the pictures. */
  code: string;
}

/** Uploads a file as the product page of admin does. */
export async function upload({ adminOrigin, cookie, code }: Uploading, bytes: Buffer, nth: number): Promise<Response> {
  const asked = new URLSearchParams({ code, key: crypto.randomUUID(), name: `IMG_${nth}.jpg` });
  const address = `${adminOrigin.replace('localhost', '127.0.0.1')}${adminRawEndpoints.uploadPicture.path}?${asked}`;
  const headers = { cookie, origin: adminOrigin, 'content-type': 'image/jpeg' };
  return fetch(address, { method: 'POST', headers, body: new Uint8Array(bytes) });
}

/** The same for a file that must be accepted; returns its number. */
export async function send(uploading: Uploading, bytes: Buffer, nth: number): Promise<number> {
  const answer = await upload(uploading, bytes, nth);
  const said = (await answer.json()) as { id: number };
  if (answer.status !== 200) throw new Error(`a picture was refused: ${JSON.stringify(said)}`);
  return said.id;
}

interface Listed {
  version: number;
  pictures: { id: number; state: string; file: string | null }[];
}

async function ask({ adminOrigin, cookie }: Uploading, call: AdminEndpointName, body: object): Promise<Listed> {
  const answer = await askAsStaff(adminOrigin, cookie, call, body);
  if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as Listed;
}

export const list = (uploading: Uploading): Promise<Listed> => ask(uploading, 'listPictures', { code: uploading.code });

/** Sets the alt texts while the pictures wait for their encoding, as staff do: encoded pictures appear without another step. */
export async function describeAll(uploading: Uploading, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    // The worker updates the same list.
    for (let isSaid = false; !isSaid; ) {
      const { version } = await list(uploading);
      const body = { code: uploading.code, version, id, kind: 'detail', seen_from: null, alt: `Зураг ${id}` };
      const answer = await askAsStaff(uploading.adminOrigin, uploading.cookie, 'describePicture', body);
      isSaid = answer.status === 200;
      if (!isSaid && answer.status !== 409) throw new Error(`describePicture answered ${JSON.stringify(answer.body)}`);
    }
  }
}

/** Whether customers see the picture of that file. */
export async function isInShop({ shopOrigin, code }: Uploading, file: string): Promise<boolean> {
  const { path } = endpoints.singleProduct;
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(shopOrigin + path, { method: 'POST', headers, body: JSON.stringify({ id: code }) });
  return (await answer.text()).includes(file);
}
