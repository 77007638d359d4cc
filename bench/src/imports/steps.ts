// An import as staff do it, over HTTP: from the file to the difference, to applied prices, and back.
import { setTimeout as pause } from 'node:timers/promises';
import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { askAsStaff } from '../orders/staff-client.ts';
import { COLUMNS } from './price-list.ts';

export interface Members {
  origin: string;
  /** The staff member who prepares, and the one who approves. */
  cookies: readonly [string, string];
}

const LOOK_MS = 250;

async function ask({ origin, cookies }: Members, member: 0 | 1, call: AdminEndpointName, body: object) {
  const answer = await askAsStaff(origin, cookies[member], call, body);
  if (answer.status !== 200) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

interface Counts {
  rows: number;
  open: number;
  ready: number;
  open_by_warning: Record<string, number>;
}

/** Uploads the file and assigns its columns; returns the counts of the rows. */
export async function compareFile(
  members: Members,
  workbook: Buffer,
): Promise<{ id: number; version: number; counts: Counts }> {
  const { origin, cookies } = members;
  const key = crypto.randomUUID();
  const asked = new URLSearchParams({ supplier: `Наран ${key}`, name: 'naran.xlsx', key });
  const address = `${origin.replace('localhost', '127.0.0.1')}${adminRawEndpoints.uploadImport.path}?${asked}`;
  const headers = { cookie: cookies[0], origin, 'content-type': 'application/octet-stream' };
  const sent = await fetch(address, { method: 'POST', headers, body: new Uint8Array(workbook) });
  const said = (await sent.json()) as { id: number };
  if (sent.status !== 200) throw new Error(`the file was refused: ${JSON.stringify(said)}`);
  const shown = (await ask(members, 0, 'showImport', { id: said.id })) as { import: { version: number } };
  const mapped = await ask(members, 0, 'mapImport', { id: said.id, version: shown.import.version, columns: COLUMNS });
  return { id: said.id, ...(mapped as { version: number; counts: Counts }) };
}

/** Ticks rows with warnings, and makes a change set of the import; returns its id. */
export async function prepare(members: Members, compared: Awaited<ReturnType<typeof compareFile>>): Promise<number> {
  let { version } = compared;
  for (const [warning, count] of Object.entries(compared.counts.open_by_warning)) {
    if (count === 0) continue;
    const marked = await ask(members, 0, 'markImportRows', {
      id: compared.id,
      version,
      mark: 'accepted',
      rows: warning,
    });
    version = marked['version'] as number;
  }
  const prepared = { id: compared.id, version, reason: 'Ханш өөрчлөгдсөн', at: null };
  const { change_set: set } = await ask(members, 0, 'prepareImport', prepared);
  return set as number;
}

interface ShownSet {
  version: number;
  approval: { id: number; version: number } | null;
  applying: { finished: boolean; done: number } | null;
  rolling_back: { finished: boolean; done: number } | null;
}

const show = async (members: Members, member: 0 | 1, set: number): Promise<ShownSet> =>
  ((await ask(members, member, 'showChangeSet', { set })) as unknown as { set: ShownSet }).set;

/** Sends it to a second person, who approves; returns how many products were written. */
export async function apply(members: Members, set: number): Promise<number> {
  const { version } = await show(members, 0, set);
  await ask(members, 0, 'sendChangeSet', { set, version, at: null });
  const { approval } = await show(members, 1, set);
  await ask(members, 1, 'approveChangeSet', { approval: approval?.id, version: approval?.version, state: 'approved' });
  return ended(async () => (await show(members, 0, set)).applying);
}

export async function rollBack(members: Members, set: number): Promise<number> {
  await ask(members, 0, 'rollBackChangeSet', { set, reason: 'Үнэ буруу байсан' });
  return ended(async () => (await show(members, 0, set)).rolling_back);
}

async function ended(progress: () => Promise<ShownSet['applying']>): Promise<number> {
  for (;;) {
    const seen = await progress();
    if (seen?.finished === true) return seen.done;
    await pause(LOOK_MS);
  }
}
