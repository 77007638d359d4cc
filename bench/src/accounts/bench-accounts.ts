// What the account endpoints cost and reveal, in figures: whether response times show who has an account, what a flood of
// logins costs everybody else, and what a session lookup costs. A test counts how many attempts of a flood get through
// (server/src/modules/accounts/entry/a-flood-of-tries.test.ts). Needs `npm run build`; takes some five minutes.
import { machineName } from '../catalogue/report/run-record.ts';
import { marksOf, writePart } from '../written-part.ts';
import { floodBesidePages } from './busy-pages.ts';
import type { Row } from './row.ts';
import { measureLookup } from './session-lookup.ts';
import { startShop } from './start-shop.ts';
import { compareTimes } from './timing.ts';

const MARKS = marksOf('npm run bench -- accounts', 'accounts');

/** Measures, prints, and writes the table of docs/security.md. */
export async function benchAccounts(): Promise<void> {
  const shop = await startShop();
  const rows: Row[] = [];
  const add = (more: readonly Row[]) => {
    rows.push(...more);
    for (const [what, figures] of more) console.log(`${what}: ${figures}`);
  };
  try {
    const { rows: times, isSame } = await compareTimes(shop);
    add(times);
    if (!isSame) process.exitCode = 1;
    add(await floodBesidePages(shop));
    add(await measureLookup(shop));
  } finally {
    await shop.stop();
  }
  write(rows);
  if (process.exitCode === 1) console.error('\nAn answer tells by its time who has an account: see above.');
}

function write(rows: readonly Row[]): void {
  const said = `${new Date().toISOString().slice(0, 10)}, two API processes; ${machineName()}.`;
  const table = ['| what | figures |', '| --- | --- |', ...rows.map(([what, figures]) => `| ${what} | ${figures} |`)];
  writePart('security.md', MARKS, `${said}\n\n${table.join('\n')}`);
}
