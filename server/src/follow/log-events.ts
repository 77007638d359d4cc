import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { TraceEvent } from '../trace-event.ts';

type LogLine = Readonly<Record<string, unknown>>;

/** The fields of a line that are shown. Others are left out, so that no personal data can appear. */
const SHOWN = [
  ...['process', 'reqId', 'traceId', 'method', 'route', 'status', 'ms', 'job', 'jobId', 'attempt', 'service', 'reason'],
] as const;
/** Fields that connect lines. */
const JOINS = ['reqId', 'requestId', 'traceId'] as const;

async function* linesOf(files: readonly string[]): AsyncGenerator<{ line: LogLine; text: string }> {
  for (const file of files)
    for await (const text of createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })) {
      const line = parsed(text);
      if (line !== undefined) yield { line, text };
    }
}

/** journalctl and people add other text between the lines of the shop. */
function parsed(text: string): LogLine | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const joinsOf = (line: LogLine): string[] =>
  JOINS.flatMap((name) => {
    const id = line[name];
    return typeof id === 'string' ? [id] : [];
  });

/** Lines that name the order, and all lines of the same requests. Reads the files twice: an id may match only after its first line. */
export async function logEvents(
  files: readonly string[],
  orderNumber: string,
  requestIds: readonly string[],
): Promise<TraceEvent[]> {
  const ids = new Set(requestIds);
  const named = (text: string) => text.includes(orderNumber);
  for await (const { line, text } of linesOf(files)) if (named(text)) for (const id of joinsOf(line)) ids.add(id);
  const events: TraceEvent[] = [];
  for await (const { line, text } of linesOf(files)) {
    const at = new Date(String(line['time']));
    if (Number.isNaN(at.getTime()) || !(named(text) || joinsOf(line).some((id) => ids.has(id)))) continue;
    const facts = SHOWN.flatMap((name) => {
      const value = line[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
    });
    events.push({ at, what: `log: ${String(line['msg'])}`, facts: Object.fromEntries(facts) });
  }
  return events;
}
