// Vertices of a model as EXT_meshopt_compression packs them (bitstream version 0): every byte of a vertex as its
// difference from the vertex before, in groups of 16. Written after the reference decoder of meshoptimizer (MIT).

const HEADER = 0xa0;
const GROUP = 16;
const MOST_IN_A_BLOCK = 256;
const MOST_BYTES_OF_A_BLOCK = 8192;
/** How many bits a difference takes, by the two header bits of its group. */
const BITS = [0, 2, 4, 8] as const;

/** Unpacks `count` vertices of `stride` bytes. */
export function unpackVertices(target: Uint8Array, count: number, stride: number, source: Uint8Array): void {
  if (source[0] !== HEADER) throw new Error('not a vertex stream of meshopt, version 0');
  // The stream ends with the base vertex of the first difference.
  const previous = source.slice(source.length - stride);
  const most = Math.min(Math.floor(MOST_BYTES_OF_A_BLOCK / stride / GROUP) * GROUP, MOST_IN_A_BLOCK);
  let at = 1;
  for (let first = 0; first < count; first += most) {
    const inBlock = Math.min(count - first, most);
    for (let byte = 0; byte < stride; byte++) {
      const deltas = new Uint8Array(Math.ceil(inBlock / GROUP) * GROUP);
      at = readDeltas(source, at, deltas);
      for (let n = 0; n < inBlock; n++) {
        const value = ((previous[byte] ?? 0) + unzigzag(deltas[n] ?? 0)) & 0xff;
        previous[byte] = value;
        target[(first + n) * stride + byte] = value;
      }
    }
  }
}

/** Reads the differences of one byte of all vertices of a block; returns where the next ones start. */
function readDeltas(source: Uint8Array, start: number, deltas: Uint8Array): number {
  const groups = deltas.length / GROUP;
  let at = start + Math.ceil(groups / 4);
  for (let group = 0; group < groups; group++) {
    const header = source[start + (group >>> 2)] ?? 0;
    const bits = BITS[((header >>> ((group & 3) << 1)) & 3) as 0 | 1 | 2 | 3];
    at = readGroup(source, at, bits, deltas.subarray(group * GROUP, (group + 1) * GROUP));
  }
  return at;
}

function readGroup(source: Uint8Array, start: number, bits: 0 | 2 | 4 | 8, deltas: Uint8Array): number {
  if (bits === 0) return start;
  const packed = (GROUP * bits) / 8;
  if (bits === 8) {
    deltas.set(source.subarray(start, start + packed));
    return start + packed;
  }
  // The largest value means that the difference does not fit and follows the group as a separate byte.
  const tooLarge = (1 << bits) - 1;
  const inAByte = 8 / bits;
  let behind = start + packed;
  for (let n = 0; n < GROUP; n++) {
    const shift = 8 - bits - (n % inAByte) * bits;
    const value = ((source[start + Math.floor(n / inAByte)] ?? 0) >>> shift) & tooLarge;
    deltas[n] = value === tooLarge ? (source[behind++] ?? 0) : value;
  }
  return behind;
}

/** 0, −1, 1, −2, 2 … are stored as 0, 1, 2, 3, 4 … */
const unzigzag = (value: number): number => (value >>> 1) ^ -(value & 1);
