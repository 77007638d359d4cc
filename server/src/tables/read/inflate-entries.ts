import yauzl from 'yauzl';
import { type TableLimits, UnreadableTable } from './table-limits.ts';

/** Macros, or numbers from another file. */
const UNWANTED = /vbaProject|\/macrosheets\/|\/externalLinks\//i;

/** Opens the archive of a spreadsheet; every inflated byte is counted, so that a small file cannot fill the memory. */
export async function openArchive(bytes: Buffer, limits: TableLimits) {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, opened) => {
      if (error) reject(new UnreadableTable('no archive', { cause: error }));
      else resolve(opened);
    });
  });
  const entries = await listEntries(zip, limits);
  const most = Math.min(limits.inflatedBytes, limits.ratio * bytes.length);
  const declared = [...entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (declared > most) throw new UnreadableTable('too many bytes');
  let inflated = 0;

  /** Reads the text of an entry in pieces; false if there is no such entry. */
  async function read(name: string, take: (text: string) => void): Promise<boolean> {
    const entry = entries.get(name);
    if (entry === undefined) return false;
    const decoder = new TextDecoder();
    for await (const piece of piecesOf(zip, entry)) {
      inflated += piece.length;
      if (inflated > most) throw new UnreadableTable('too many bytes');
      take(decoder.decode(piece, { stream: true }));
    }
    take(decoder.decode());
    return true;
  }
  return { names: [...entries.keys()], read };
}

async function* piecesOf(zip: yauzl.ZipFile, entry: yauzl.Entry): AsyncGenerator<Buffer> {
  const broken = (cause: unknown) => new UnreadableTable('a broken entry', { cause });
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => {
      if (error) reject(broken(error));
      else resolve(opened);
    });
  });
  const pieces = stream[Symbol.asyncIterator]();
  for (;;) {
    const next = await pieces.next().catch((error: unknown) => {
      throw broken(error);
    });
    if (next.done === true) return;
    yield next.value as Buffer;
  }
}

const listEntries = (zip: yauzl.ZipFile, limits: TableLimits): Promise<Map<string, yauzl.Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    if (zip.entryCount > limits.entries) {
      reject(new UnreadableTable('too many entries'));
      return;
    }
    zip.on('entry', (entry: yauzl.Entry) => {
      if (UNWANTED.test(entry.fileName)) reject(new UnreadableTable('a macro or a link'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', (error) => reject(new UnreadableTable('a broken archive', { cause: error })));
    zip.readEntry();
  });
