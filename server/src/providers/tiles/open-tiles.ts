// A tile service: pictures of 256 pixels, by zoom, column and row, at an address of the form https://…/{z}/{x}/{y}.png.
import { fetchFrom } from '../../observability/provider-calls.ts';

interface TileFile {
  bytes: Buffer;
  type: string;
}

interface Tile {
  zoom: number;
  x: number;
  y: number;
}

/** `none`: the service has no such tile. `away`: no answer, or one that is not a picture. */
export type TileAnswer = TileFile | 'none' | 'away';

export interface Tiles {
  tileAt(template: string, tile: Tile): Promise<TileAnswer>;
}

interface TilesDeps {
  timeoutMs?: number;
  /** Concurrent requests per process: a service that hangs must not fill it with waiting requests. */
  atOnce?: number;
}

const LARGEST_BYTES = 512 * 1024;

/** Recognised by their first bytes, whatever the service declares: only pictures leave under our own address. */
const PICTURES = [
  { type: 'image/png', begins: '89504e470d0a1a0a', at: 0 },
  { type: 'image/jpeg', begins: 'ffd8ff', at: 0 },
  { type: 'image/webp', begins: Buffer.from('WEBP').toString('hex'), at: 8 },
] as const;

export function openTiles({ timeoutMs = 4_000, atOnce = 64 }: TilesDeps = {}): Tiles {
  let asking = 0;
  return {
    async tileAt(template, tile) {
      if (asking >= atOnce) return 'away';
      asking += 1;
      try {
        return await fetchTile(addressOf(template, tile), timeoutMs);
      } catch {
        // No connection, timeout, a redirect, or an invalid address: the map lacks this tile.
        return 'away';
      } finally {
        asking -= 1;
      }
    },
  };
}

/** `{s}`, the old convention for several hosts, is always the first one. */
const addressOf = (template: string, { zoom, x, y }: Tile): string =>
  template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y)).replace('{s}', 'a');

async function fetchTile(address: string, timeoutMs: number): Promise<TileAnswer> {
  const answer = await fetchFrom('tiles', address, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    // Public tile services require a name to contact in case of problems.
    headers: { 'user-agent': 'tokhi-shop', accept: 'image/png,image/webp,image/jpeg' },
  });
  const bytes = await readUpTo(answer, LARGEST_BYTES);
  if (answer.status === 404 || answer.status === 204) return 'none';
  const type = bytes === null ? undefined : typeOf(bytes);
  return answer.ok && bytes !== null && type !== undefined ? { bytes, type } : 'away';
}

const typeOf = (bytes: Buffer): string | undefined =>
  PICTURES.find(({ begins, at }) => bytes.subarray(at, at + begins.length / 2).toString('hex') === begins)?.type;

/** The body, or null if it is too large: the rest is not read. */
async function readUpTo(answer: Response, most: number): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
