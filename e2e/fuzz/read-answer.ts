// A strict reader of HTTP/1.1 answers (RFC 9112): it looks for what a lenient one would correct.

export interface Answer {
  status: number;
  headers: ReadonlyMap<string, string>;
  /** Whether the connection may carry another request. */
  keepsOpen: boolean;
}

export type Reading =
  | { state: 'answer'; answer: Answer; length: number }
  /** Incomplete; `begun` after the first byte. */
  | { state: 'more'; begun: boolean }
  | { state: 'garbled'; why: string };

const STATUS_LINE = /^HTTP\/1\.([01]) ([1-5]\d\d) [\t\x20-\x7e\x80-\xff]*$/;
const FIELD = /^([!#$%&'*+\-.^_`|~\dA-Za-z]+):[ \t]*([\t\x20-\x7e\x80-\xff]*)$/;
const SIZE = /^([\da-fA-F]{1,8})(?:;.*)?$/;
const END = '\r\n';

/** The first final answer in the bytes, after any «100 Continue». `ended`: no more will come. */
export function readAnswer(bytes: Buffer, method: string, ended: boolean): Reading {
  let from = 0;
  for (;;) {
    const headEnd = bytes.indexOf(END + END, from);
    if (headEnd === -1) return { state: 'more', begun: bytes.length > from };
    const head = readHead(bytes.toString('latin1', from, headEnd));
    if (typeof head === 'string') return { state: 'garbled', why: head };
    const bodyStart = headEnd + 4;
    if (head.status < 200 && head.status !== 101) {
      from = bodyStart;
      continue;
    }
    const end = endOfBody(bytes, bodyStart, head, method, ended);
    if (typeof end === 'string') return { state: 'garbled', why: end };
    return end === null ? { state: 'more', begun: true } : { state: 'answer', answer: head, length: end };
  }
}

function readHead(text: string): Answer | string {
  const [first = '', ...lines] = text.split(END);
  const [, minor, status] = STATUS_LINE.exec(first) ?? [];
  if (status === undefined) return `no status line: ${JSON.stringify(first.slice(0, 80))}`;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (name === undefined) return `no header: ${JSON.stringify(line.slice(0, 80))}`;
    const key = name.toLowerCase();
    const before = headers.get(key);
    if (key === 'content-length' && before !== undefined) return 'two lengths';
    headers.set(key, before === undefined ? value.trim() : `${before}, ${value.trim()}`);
  }
  if (headers.has('content-length') && headers.has('transfer-encoding')) return 'a length and chunks';
  const connection = headers.get('connection')?.toLowerCase() ?? '';
  const keepsOpen = minor === '1' ? !connection.includes('close') : connection.includes('keep-alive');
  return { status: Number(status), headers, keepsOpen };
}

/** Where the body ends, null while it is incomplete, or what is wrong with it. */
function endOfBody(bytes: Buffer, start: number, head: Answer, method: string, ended: boolean): number | string | null {
  const { status, headers } = head;
  if (method === 'HEAD' || status === 101 || status === 204 || status === 304) return start;
  if (method === 'CONNECT' && status < 300) return start;
  const coding = headers.get('transfer-encoding');
  if (coding !== undefined) return coding === 'chunked' ? endOfChunks(bytes, start) : `unknown coding: ${coding}`;
  const length = headers.get('content-length');
  if (length === undefined) {
    if (head.keepsOpen) return 'a body without an end';
    return ended ? bytes.length : null;
  }
  if (!/^\d+$/.test(length)) return `no length: ${length}`;
  const end = start + Number(length);
  return bytes.length >= end ? end : null;
}

function endOfChunks(bytes: Buffer, start: number): number | string | null {
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf(END, at);
    if (lineEnd === -1) return bytes.length - at > 1_000 ? 'a chunk without a size' : null;
    const [, size] = SIZE.exec(bytes.toString('latin1', at, lineEnd)) ?? [];
    if (size === undefined) return `no size of a chunk: ${JSON.stringify(bytes.toString('latin1', at, at + 40))}`;
    const end = lineEnd + 2 + Number.parseInt(size, 16);
    if (bytes.length < end + 2) return null;
    if (bytes.toString('latin1', end, end + 2) !== END) {
      return size === '0' ? 'trailers, which nobody asked for' : 'a chunk longer than its size';
    }
    at = end + 2;
    if (/^0+$/.test(size)) return at;
  }
}
