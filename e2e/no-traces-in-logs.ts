import { readFileSync } from 'node:fs';
import { PASSWORD } from './journeys/account/account-forms.ts';
import { logFile } from './processes-of-journeys.ts';

/** What journeys send to the shop about people, and what it sends back: mailboxes, the password, links, tokens, tickets. */
const TRACES = [
  /[\w.+-]+@tokhi\.example/,
  new RegExp(PASSWORD),
  /9911\d{4}/,
  /#(confirm|social)=|reset-password#/,
  /Bearer [\w-]{20}/,
  /"(password|token|code|browser|email|phone)"/,
  /cardHolder|cardNumber|\d{6}\*{6}\d{4}/,
];
/** What may be told: the shop's own address, the numbers of a request and its trace, whose digits can look like a phone's, and what an error is called. */
const OURS =
  /tuslamj@tokhi\.example|"traceId":"[\da-f]{32}"|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|"code":"(E[A-Z]+|[\dA-Z]{5})"/g;

/** When all journeys have ended: nothing of a person stands in what the processes wrote. */
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
