// Runs in a worker thread (create-table-reader.ts): a large file does not block other requests.
import { readTable } from './read-table.ts';
import { type TableRow, UnreadableTable } from './table-limits.ts';

/** Errors lose their class between threads, so the reason is returned as a value. */
export async function read(file: Uint8Array): Promise<{ rows: TableRow[] } | { unreadable: string }> {
  try {
    return { rows: await readTable(Buffer.from(file.buffer, file.byteOffset, file.byteLength)) };
  } catch (error) {
    if (error instanceof UnreadableTable) return { unreadable: error.message };
    throw error;
  }
}
