import { type UploadRefusal, uploadRefusals } from '@tokhi/contract/admin/picture-words';

/** The admin process refused the file; the text says why. */
class NotSent extends Error {}

const LOST = 'Холболт тасарлаа, дахин оруулна уу';

/** Where a picture is sent, and its data other than name and key. */
export interface UploadPlace {
  path: string;
  query: Readonly<Record<string, string>>;
}

/** Sends one file; `onShare` gets the share already sent, from 0 to 1. By XMLHttpRequest, because fetch reports no progress. */
export function sendPicture(
  { path, query }: UploadPlace,
  key: string,
  file: File,
  onShare: (share: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = new XMLHttpRequest();
  request.open('POST', `${path}?${new URLSearchParams({ ...query, key, name: file.name })}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
  request.onload = () => (request.status === 200 ? resolve() : reject(new NotSent(reasonIn(request.responseText))));
  request.onerror = () => reject(new NotSent(LOST));
  request.send(file);
  return promise;
}

function reasonIn(reply: string): string {
  try {
    const { data, details } = JSON.parse(reply) as { data?: string; details?: { reason?: string } };
    const known = uploadRefusals[details?.reason as UploadRefusal] as string | undefined;
    return known ?? data ?? LOST;
  } catch {
    return LOST;
  }
}
