import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';

const LOST = 'Холболт тасарлаа, дахин оруулна уу';

/** Sends a price list; returns the number of the import. Errors are texts for staff. */
export async function sendImport(supplier: string, file: File, key: string): Promise<number> {
  const query = new URLSearchParams({ supplier, name: file.name, key });
  const answer = await fetch(`${adminRawEndpoints.uploadImport.path}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: file,
  }).catch(() => {
    throw new Error(LOST);
  });
  const reply = (await answer.json().catch(() => ({}))) as { id?: number; data?: string };
  if (reply.id === undefined) throw new Error(reply.data ?? LOST);
  return reply.id;
}
