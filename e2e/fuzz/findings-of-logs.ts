import type { Finding } from './judge.ts';
import { inputOfRequest, type Markers } from './markers.ts';
import type { LogWatch } from './watch-log.ts';

/** A log entry, and its input if known. */
type Logged = Pick<Finding, 'what' | 'said' | 'requestId'> & { input: string | null };

/** Errors in the shop's log that no answer showed, errors of the edge, and every line with a marker of a visitor. */
export function findingsOfLogs(log: LogWatch, edgeLog: string, markers: Markers, known: readonly Finding[]): Logged[] {
  const shown = new Set(known.map(({ requestId }) => requestId));
  const errors = log.complaints().filter(({ requestId }) => requestId === null || !shown.has(requestId));
  const ofShop = (what: Finding['what']) => (complaint: { said: string; requestId: string | null }) => ({
    what,
    ...complaint,
    input: inputOfRequest(complaint.requestId),
  });
  const edgeLines = edgeLog.split('\n');
  const ofEdge = (what: Finding['what']) => (said: string) => ({
    what,
    said: `of the edge: ${said}`,
    input: null,
    requestId: null,
  });
  return [
    ...errors.map(ofShop('log')),
    ...log.leaks().map(ofShop('leak')),
    ...edgeLines.flatMap(troubleOfEdge).map(ofEdge('log')),
    ...edgeLines
      .filter((line) => line.includes(markers.secret))
      .map(kindOfLine)
      .map(ofEdge('leak')),
  ];
}

/** Request id → the error in the log. */
export const loggedCauses = (log: LogWatch): Map<string, string> =>
  new Map(log.complaints().flatMap(({ requestId, said }) => (requestId === null ? [] : [[requestId, said] as const])));

const ERROR_LINE = /\[(?:error|crit|alert|emerg)\] /;
/** Normal work of the edge: refusing too frequent or invalid requests. */
const TURNED_AWAY = /limiting (?:requests|connections)|client intended to send too large|client sent invalid/;

const troubleOfEdge = (line: string): string[] =>
  ERROR_LINE.test(line) && !TURNED_AWAY.test(line) ? [kindOfLine(line)] : [];

/** Groups similar lines: the message without the time, the numbers and the visitor. */
function kindOfLine(line: string): string {
  const [, said] = /(\[\w+\] .*?)(?:, client:|$)/.exec(line) ?? [];
  if (said === undefined) return line.slice(0, 120);
  return said
    .replace(/\d+#\d+: \*\d+ /, '')
    .replace(/\S*\/temp\/\S*/, 'a temporary file')
    .replace(/\d+/g, 'N')
    .slice(0, 160);
}
