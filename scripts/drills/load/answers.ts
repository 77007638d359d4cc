// Records the answers to callers, and retries a call under its idempotency key until it is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SendCall } from '../shop/send-call.ts';

/** A person retries for so long; by then the shop must be back. */
const PATIENCE_MS = 180_000;
const AGAIN_MS = 1_000;

export interface Said {
  status: number;
  body: Record<string, unknown>;
}

export interface Answers {
  /** By call, status and code; «no answer» if the connection was refused or lost. */
  counts: Map<string, number>;
  /** Answers that no customer may see: 500, and 503 without Retry-After. */
  bad: string[];
  /** Milliseconds of first attempts that were answered at once. */
  times: Map<string, number[]>;
}

export const noAnswers = (): Answers => ({ counts: new Map(), bad: [], times: new Map() });

/** Sends a call and retries it under the same key while the answer is missing or «busy», as the browser's client does. */
export async function insist(
  answers: Answers,
  post: SendCall,
  call: { name: string; path: string; token: string; body: object },
): Promise<Said> {
  const key = randomUUID();
  const end = performance.now() + PATIENCE_MS;
  for (let first = true; ; first = false) {
    const began = performance.now();
    const said = await attempt(post, call, key);
    note(answers, call.name, said);
    if (said !== undefined && said.status < 500 && said.status !== 429) {
      if (first) timesOf(answers, call.name).push(performance.now() - began);
      return { status: said.status, body: said.body };
    }
    if (performance.now() > end) throw new Error(`${call.name} was not answered within ${PATIENCE_MS / 1_000} s`);
    await pause((Number(said?.retryAfter ?? 0) * 1_000 || AGAIN_MS) * (0.5 + Math.random()));
  }
}

type Heard = Said & { retryAfter: string | null };

async function attempt(
  post: SendCall,
  { path, token, body }: { path: string; token: string; body: object },
  key: string,
): Promise<Heard | undefined> {
  try {
    const answer = await post(path, token, body, key);
    const text = await answer.text();
    const parsed = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
    return { status: answer.status, body: parsed, retryAfter: answer.headers.get('retry-after') };
  } catch {
    return undefined;
  }
}

function note({ counts, bad }: Answers, name: string, said: Heard | undefined): void {
  const what =
    said === undefined ? 'no answer' : `${said.status}${said.status === 200 ? '' : ` ${String(said.body['code'])}`}`;
  counts.set(`${name} ${what}`, (counts.get(`${name} ${what}`) ?? 0) + 1);
  if (said === undefined || said.status < 500) return;
  const isWait = said.body['code'] === 'shop_busy' && said.retryAfter !== null;
  if (said.body['code'] === 'payment_unavailable') return;
  if (!isWait) bad.push(`${name} ${what} ${JSON.stringify(said.body).slice(0, 200)}`);
}

function timesOf({ times }: Answers, name: string): number[] {
  const known = times.get(name) ?? [];
  times.set(name, known);
  return known;
}

/** The value that this share of the times does not exceed. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
