import { LARGEST_UPLOAD_BYTES, MOST_UPLOADS_AT_ONCE } from '@tokhi/contract/admin/picture-words';
import { useRef, useState } from 'react';
import { sendPicture, type UploadPlace } from './send-picture.ts';

/** A file in upload, or a refused one. */
export interface Upload {
  key: string;
  name: string;
  /** The share already sent, from 0 to 1. */
  share: number;
  failure: string | null;
}

const AT_ONCE = 3;
const wrongIn = (file: File): string | null => (file.size > LARGEST_UPLOAD_BYTES ? '15 MB-аас том' : null);

/** Uploads files, three at a time; `onSent` refetches the list. */
export function useUploads(place: UploadPlace, onSent: () => Promise<unknown>) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<{ key: string; file: File }[]>([]);
  const running = useRef(0);
  const set = (key: string, changes: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const drop = (key: string) => setUploads((before) => before.filter((one) => one.key !== key));

  async function sendNext(): Promise<void> {
    const next = running.current < AT_ONCE ? waiting.current.shift() : undefined;
    if (next === undefined) return;
    running.current += 1;
    try {
      await sendPicture(place, next.key, next.file, (share) => set(next.key, { share }));
      await onSent();
      drop(next.key);
    } catch (error) {
      set(next.key, { failure: error instanceof Error ? error.message : '' });
    }
    running.current -= 1;
    void sendNext();
  }
  function add(files: readonly File[]): void {
    const taken = files.slice(0, MOST_UPLOADS_AT_ONCE).map((file) => ({ key: crypto.randomUUID() as string, file }));
    const rows = taken.map(({ key, file }) => ({ key, name: file.name, share: 0, failure: wrongIn(file) }));
    setUploads((before) => [...before.filter(({ failure }) => failure === null), ...rows]);
    waiting.current.push(...taken.filter(({ file }) => wrongIn(file) === null));
    for (let sender = 0; sender < AT_ONCE; sender += 1) void sendNext();
  }
  return { uploads, add, drop };
}
