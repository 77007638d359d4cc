import { crc32, deflateSync } from 'node:zlib';

const SIDE = 512;

/** A profile picture: a PNG of two colours, larger than the shop needs. */
export function portrait(): Buffer {
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: SIDE }, (_, at) => colourAt(at))]);
  const rows = Buffer.concat(Array.from({ length: SIDE }, () => row));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  // Eight bits per channel: red, green and blue.
  head.set([8, 2], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colourAt = (at: number): Buffer => Buffer.from(at < SIDE / 2 ? [0x7a, 0x8b, 0x5c] : [0xc9, 0x6f, 0x4a]);

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data]);
  const whole = Buffer.alloc(typed.length + 8);
  whole.writeUInt32BE(data.length, 0);
  typed.copy(whole, 4);
  whole.writeUInt32BE(crc32(typed), typed.length + 4);
  return whole;
}
