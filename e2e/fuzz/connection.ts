import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Input } from './input.ts';
import { type Answer, readAnswer } from './read-answer.ts';

/** A way to the shop: its process itself, or the edge in front of it. */
export interface Endpoint {
  name: 'shop' | 'edge';
  host: string;
  port: number;
}

export interface Outcome {
  /** How it ended: all answers arrived, the other side closed, no more arrived in time, we left, or it was not HTTP. */
  end: 'answered' | 'closed' | 'silent' | 'gone' | 'garbled';
  answers: Answer[];
  /** It ended in the middle of an answer. */
  torn: boolean;
  /** Closed after an answer without «Connection: close»: a client with keep-alive, such as the edge, would reuse the connection. */
  unannounced: boolean;
  ms: number;
  why?: string;
}

export interface Connection {
  /** Sends the input and reads its answers. */
  exchange: (input: Input, limitMs: number) => Promise<Outcome>;
  /**
   * `open`: both sides allow another request; `done`: they do not. `dropped`: closed by the other side after it
   * had announced keep-alive. `stray`: bytes that belong to no request.
   */
  state: () => 'open' | 'done' | 'dropped' | 'stray';
  close: () => void;
}

/** How long we stay after a request that we leave unfinished. */
const STAY_MS = 15;
const BETWEEN_PIECES_MS = 8;
/** A server that closes after an answer does it at once. */
const CLOSE_WAIT_MS = 10;

/** From a given loopback address: for the shop and its edge each is a different visitor. */
export function openConnection(
  { host, port }: Endpoint,
  localAddress: string,
  closeWaitMs = CLOSE_WAIT_MS,
): Connection {
  const socket = connect({ host, port, localAddress, noDelay: true });
  let received: Buffer = Buffer.alloc(0);
  let ended: string | null = null;
  let keepsOpen = true;
  let onNews = () => {};
  const closed = Promise.withResolvers<void>();
  socket.on('data', (bytes) => {
    received = Buffer.concat([received, bytes]);
    onNews();
  });
  const end = (why: string) => {
    ended ??= why;
    closed.resolve();
    onNews();
  };
  socket.on('end', () => end('closed'));
  socket.on('close', () => end('closed'));
  socket.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));

  async function write(pieces: readonly Buffer[]): Promise<void> {
    for (const [index, piece] of pieces.entries()) {
      if (index > 0) await sleep(BETWEEN_PIECES_MS);
      if (ended !== null) return;
      socket.write(piece);
    }
  }

  async function exchange(input: Input, limitMs: number): Promise<Outcome> {
    const started = performance.now();
    const answers: Answer[] = [];
    const outcome = (end: Outcome['end'], torn = false, why?: string): Outcome => ({
      end,
      answers,
      torn,
      unannounced: false,
      ms: performance.now() - started,
      ...(why !== undefined && { why }),
    });

    /** Takes complete answers; null while some are missing. */
    const read = (): Outcome | null => {
      for (;;) {
        const method = input.methods[answers.length];
        if (method === undefined) return outcome('answered');
        const reading = readAnswer(received, method, ended !== null);
        if (reading.state === 'garbled') return outcome('garbled', true, reading.why);
        if (reading.state === 'more') return ended === null ? null : outcome('closed', reading.begun, ended);
        answers.push(reading.answer);
        received = received.subarray(reading.length);
        keepsOpen &&= reading.answer.keepsOpen;
        // It will not answer later requests.
        if (!reading.answer.keepsOpen) return outcome('answered');
      }
    };

    const done = new Promise<Outcome>((resolve) => {
      onNews = () => {
        const result = read();
        if (result !== null) resolve(result);
      };
    });
    await write(input.pieces);
    onNews();
    if (input.deserves === 'nothing') {
      await Promise.race([done, sleep(STAY_MS)]);
      keepsOpen = false;
      return outcome('gone');
    }
    const timer = new AbortController();
    const late = sleep(limitMs, undefined, { signal: timer.signal }).then(
      () => outcome('silent', received.length > 0),
      () => outcome('silent'),
    );
    const result = await Promise.race([done, late]);
    timer.abort();
    onNews = () => {};
    if (input.deserves === 'answer or close' && result.end === 'answered') {
      await Promise.race([closed.promise, sleep(closeWaitMs)]);
      result.unannounced = ended !== null && lastKeepsOpen(answers.at(-1), received);
    }
    if (result.end !== 'answered' || input.deserves !== 'answers' || input.isLast) keepsOpen = false;
    return result;
  }

  return {
    exchange,
    state: () => {
      if (!keepsOpen) return 'done';
      if (received.length > 0) return 'stray';
      return ended === null ? 'open' : 'dropped';
    },
    close: () => socket.destroy(),
  };
}

/** Whether the last answer keeps the connection open; bytes after a bad request may be answered, too. */
function lastKeepsOpen(answer: Answer | undefined, rest: Buffer): boolean {
  let last = answer;
  for (let left = rest; left.length > 0; ) {
    const reading = readAnswer(left, 'GET', true);
    if (reading.state !== 'answer') return false;
    last = reading.answer;
    left = left.subarray(reading.length);
  }
  return last?.keepsOpen === true;
}
