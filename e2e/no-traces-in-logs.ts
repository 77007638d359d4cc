import { readFileSync } from 'node:fs';
import { PASSWORD } from './journeys/account/account-forms.ts';
import { logFile } from './processes-of-journeys.ts';

/** Personal data of journeys, in both directions: mailboxes, the password, links, tokens, tickets. */
const TRACES = [
  /[\w.+-]+@tokhi\.example/,
  new RegExp(PASSWORD),
  /9911\d{4}/,
  /#(confirm|social)=|reset-password#/,
  /Bearer [\w-]{20}/,
  /"(password|token|code|browser|email|phone)"/,
  /cardHolder|cardNumber|\d{6}\*{6}\d{4}/,
];
/** Allowed: the shop's own address, ids of a request and its trace, whose digits can look like a phone's, and codes of errors. */
const OURS =
  /tuslamj@tokhi\.example|"traceId":"[\da-f]{32}"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|"code":"(E[A-Z]+|[\dA-Z]{5})"/g;

/** After all journeys: the logs of the processes contain no personal data. */
export default function noTracesInLogs(): void {
  const lines = (['shop', 'worker', 'admin'] as const).flatMap((name) =>
    readFileSync(logFile(name), 'utf8')
      .split('\n')
      .filter((line) => line !== ''),
  );
  if (lines.length === 0) throw new Error('The processes of the journeys wrote nothing that could be searched.');
  const leaks = lines.filter((line) => TRACES.some((trace) => trace.test(line.replaceAll(OURS, ''))));
  if (leaks.length > 0)
    throw new Error(`${leaks.length} lines of the logs tell of a person:\n${leaks.slice(0, 5).join('\n')}`);
}
