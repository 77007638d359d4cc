// Triangles of a model as EXT_meshopt_compression packs them (bitstream version 1): most share an edge with one of the
// last triangles, so that a byte says which edge and which corner. Written after the reference decoder of meshoptimizer
// (MIT).

const HEADER = 0xe1;
/** The last bytes are a table of frequent pairs of corners. */
const TABLE = 16;
const OWN_TRIANGLE = 15;

/** Unpacks `count` corners, three per triangle, of `stride` bytes each. */
export function unpackTriangles(
  target: Uint8Array<ArrayBuffer>,
  count: number,
  stride: number,
  source: Uint8Array,
): void {
  if (source[0] !== HEADER || count % 3 !== 0) throw new Error('not a triangle stream of meshopt, version 1');
  const Corners = stride === 2 ? Uint16Array : Uint32Array;
  const corners = new Corners(target.buffer, target.byteOffset, count);
  const table = source.subarray(source.length - TABLE);
  const edges = recent(16 * 2);
  const vertices = recent(16);
  let at = 1 + count / 3;
  let next = 0;
  let last = 0;

  function readNumber(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = source[at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  }
  function readFar(): number {
    const value = readNumber();
    last += (value >>> 1) ^ -(value & 1);
    return last;
  }
  /** A corner of a triangle that shares no edge: new, recent, or far away. */
  function readCorner(code: number): number {
    if (code === 0) return next++;
    return code === OWN_TRIANGLE ? readFar() : vertices.back(code - 1);
  }
  /** The corner that a triangle adds to an edge. */
  function readThird(code: number): number {
    if (code > 0 && code < 13) return vertices.back(code);
    let corner = last;
    if (code === 0) corner = next++;
    else if (code === OWN_TRIANGLE) corner = readFar();
    else {
      last += code === 13 ? -1 : 1;
      corner = last;
    }
    vertices.push(corner);
    return corner;
  }
  function readOwnTriangle(code: number): [number, number, number] {
    const inTable = code < 14;
    const pair = (inTable ? table[code] : source[at++]) ?? 0;
    if (!inTable && pair === 0) next = 0;
    const a = code === OWN_TRIANGLE ? readFar() : next++;
    const b = readCorner(pair >>> 4);
    const c = readCorner(pair & 15);
    vertices.push(a);
    if (isNew(pair >>> 4)) vertices.push(b);
    if (isNew(pair & 15)) vertices.push(c);
    return [a, b, c];
  }

  for (let triangle = 0; triangle < count / 3; triangle++) {
    const code = source[1 + triangle] ?? 0;
    const edge = code >>> 4;
    if (edge < OWN_TRIANGLE) {
      const a = edges.back(edge * 2);
      const b = edges.back(edge * 2 + 1);
      const c = readThird(code & 15);
      edges.push(b, c, c, a);
      corners.set([a, b, c], triangle * 3);
    } else {
      const [a, b, c] = readOwnTriangle(code & 15);
      edges.push(a, b, b, c, c, a);
      corners.set([a, b, c], triangle * 3);
    }
  }
}

const isNew = (code: number): boolean => code === 0 || code === OWN_TRIANGLE;

/** The numbers pushed last; `size` is a power of two. */
function recent(size: number) {
  const ring = new Uint32Array(size);
  let end = 0;
  return {
    push(...values: number[]): void {
      for (const value of values) {
        ring[end] = value;
        end = (end + 1) & (size - 1);
      }
    },
    /** The latest is 0 steps back. */
    back: (steps: number): number => ring[(end - 1 - steps) & (size - 1)] ?? 0,
  };
}
