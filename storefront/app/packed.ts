// The data of a page is sent beside its HTML, and most of it would be field names: thirty cards have the same twenty. So
// an object is sent as the number of its shape and its values, and each shape is named once.

/** A view of the type T on its way to the browser. */
export interface Packed<T> {
  shapes: string[][];
  value: unknown;
  /** Never set: carries the type. */
  of?: T;
}

/** Replaces a shape's number where a list begins. */
const LIST = -1;

/** The parts marked by `htmlOnly`. Freed with the view. */
const inHtml = new WeakSet<object>();

/**
 * Marks a part of a view that the browser needs only to render it: of a page that comes as a document it has the HTML, and
 * gets null instead (StaticHtml).
 */
export function htmlOnly<T extends object>(part: T): T | null {
  inHtml.add(part);
  return part;
}

/** The view of a packed one: packed here, or unpacked before. Freed with the packed one. */
const views = new WeakMap<object, unknown>();

/** Takes what JSON can contain: objects, lists, texts, numbers, booleans and null. A document leaves out what is `htmlOnly`. */
export function pack<T>(view: T, asDocument = false): Packed<T> {
  const shapes: string[][] = [];
  const numbers = new Map<string, number>();
  function numberOf(names: string[]): number {
    const key = JSON.stringify(names);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, shapes.length);
    return shapes.push(names) - 1;
  }
  function write(value: unknown): unknown {
    if (value === null || typeof value !== 'object') return value;
    if (asDocument && inHtml.has(value)) return null;
    if (Array.isArray(value)) return [LIST, ...value.map(write)];
    return [numberOf(Object.keys(value)), ...Object.values(value).map(write)];
  }
  const packed: Packed<T> = { shapes, value: write(view) };
  views.set(packed, view);
  return packed;
}

/** Returns the same view for the same packed one, so that its dependents do not change. */
export function unpack<T>(packed: Packed<T>): T {
  const { shapes, value } = packed;
  function read(written: unknown): unknown {
    if (!Array.isArray(written)) return written;
    const [number, ...values] = written;
    const names = shapes[number];
    if (names === undefined) return values.map(read);
    return Object.fromEntries(names.map((name, at) => [name, read(values[at])]));
  }
  if (!views.has(packed)) views.set(packed, read(value));
  return views.get(packed) as T;
}
