import type { Markers } from './markers.ts';

interface Complaint {
  said: string;
  requestId: string | null;
}

export interface LogWatch {
  /** Text as it arrives, in pieces of any size. */
  read: (text: string) => void;
  /** Errors, and text that is no log line. */
  complaints: () => readonly Complaint[];
  /** Lines with a marker of a visitor. */
  leaks: () => readonly Complaint[];
  lines: () => number;
}

/** More would only repeat it. */
const MOST = 500;
const ERROR = 50;

/** Reads the shop's log as it is written and collects what should not be there. */
export function watchLog(markers: Markers): LogWatch {
  let rest = '';
  let lines = 0;
  const complaints: Complaint[] = [];
  const leaks: Complaint[] = [];

  function readLine(line: string): void {
    lines += 1;
    const { level, ...complaint } = readEntry(line);
    if (level >= ERROR && complaints.length < MOST) complaints.push(complaint);
    const isLeak = line.includes(markers.secret) || line.includes(markers.path);
    if (isLeak && leaks.length < MOST) leaks.push(complaint);
  }
  return {
    read(text) {
      const parts = (rest + text).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) if (line.trim() !== '') readLine(line);
    },
    complaints: () => complaints,
    leaks: () => leaks,
    lines: () => lines,
  };
}

interface LoggedError {
  type?: string;
  message?: string;
  stack?: string;
}

/** With the place where it was thrown, without the folder of this machine. */
function causeOf({ type = 'Error', message = '', stack = '' }: LoggedError): string {
  const [, place] = /\n\s+at ([^\n]*)/.exec(stack) ?? [];
  return `${type} ${message.split('\n')[0]}${place === undefined ? '' : ` at ${place.replace(/file:\/\/\S*\//, '')}`}`;
}

function readEntry(line: string): Complaint & { level: number } {
  let entry: { level?: number; msg?: string; reqId?: string; err?: LoggedError };
  try {
    entry = JSON.parse(line);
  } catch {
    return { level: ERROR, said: `not a line of the log: ${line.slice(0, 200)}`, requestId: null };
  }
  const cause = entry.err ? `: ${causeOf(entry.err)}` : '';
  const said = `${entry.msg ?? 'no words'}${cause}`.slice(0, 300);
  return { level: entry.level ?? 0, said, requestId: entry.reqId ?? null };
}
