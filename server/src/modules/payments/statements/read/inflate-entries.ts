import yauzl from 'yauzl';
import { type TableLimits, UnreadableTable } from './table-limits.ts';

/** Opens the archive of a spreadsheet; every byte that comes out of it is counted, so that a small file cannot fill the memory. */
export async function openArchive(bytes: Buffer, limits: TableLimits) {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, opened) => {
      if (error) reject(new UnreadableTable('no archive', { cause: error }));
      else resolve(opened);
    });
  });
  const entries = await listEntries(zip, limits);
  let inflated = 0;

  /** The text of an entry, piece by piece; undefined: there is none of that name. */
  async function read(name: string, take: (text: string) => void): Promise<boolean> {
    const entry = entries.get(name);
    if (entry === undefined) return false;
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, opened) => {
        if (error) reject(new UnreadableTable('a broken entry', { cause: error }));
        else resolve(opened);
      });
    });
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      const piece = chunk as Buffer;
      inflated += piece.length;
      if (inflated > limits.inflatedBytes) throw new UnreadableTable('too many bytes');
      take(decoder.decode(piece, { stream: true }));
    }
    take(decoder.decode());
    return true;
  }
  return { names: [...entries.keys()], read };
}

const listEntries = (zip: yauzl.ZipFile, limits: TableLimits): Promise<Map<string, yauzl.Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    if (zip.entryCount > limits.entries) {
      reject(new UnreadableTable('too many entries'));
      return;
    }
    zip.on('entry', (entry: yauzl.Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (error) => reject(new UnreadableTable('a broken archive', { cause: error })));
    zip.readEntry();
  });
