import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const BY_PALETTE = 3;

export interface Picture {
  side: number;
  /** The palette index of every dot, row by row. */
  dots: Uint8Array;
  palette: readonly (readonly [red: number, green: number, blue: number])[];
}

/** A square picture of few colours as a PNG file. */
export function writePng({ side, dots, palette }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([BITS, BY_PALETTE, 0, 0, 0], 8);
  // Each row begins with its filter type: none.
  const rows = Buffer.alloc(side * (side + 1));
  for (let y = 0; y < side; y += 1) rows.set(dots.subarray(y * side, (y + 1) * side), y * (side + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
