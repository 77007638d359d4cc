import { randomUUID } from 'node:crypto';
import { COLUMNS, HEADINGS, sendImport } from '../imports/import-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

const CODE = '70489216';

/** A price list of one row, at each step of its import. */
export function importRuns({ db, admin, ask }: RunDeps): Runs {
  /** From a new supplier, so that no columns are known. */
  async function uploaded() {
    const product = db().selectFrom('products').select('price_tug').where('code', '=', CODE);
    const { price_tug } = await product.executeTakeFirstOrThrow();
    const file = Buffer.from(`${HEADINGS.join(';')}\r\n${CODE};;${Math.round(price_tug * 1.01)};`);
    const by = await logIn(admin(), await insertMember(db(), ['finance']));
    const { id } = (await sendImport(admin(), by, file, { supplier: randomUUID() })).body;
    return { id, version: (await ask('showImport', { id })).body.import.version as number };
  }
  async function mapped() {
    const { id, version } = await uploaded();
    return { id, version: (await ask('mapImport', { id, version, columns: COLUMNS })).body.version as number };
  }
  return {
    mapImport: async () => ({ body: { ...(await uploaded()), columns: COLUMNS } }),
    markImportRows: async () => ({ body: { ...(await mapped()), mark: 'left_out', rows: [2] } }),
    fixImportRow: async () => ({ body: { ...(await mapped()), at: 2, price: 1_000_000 } }),
    prepareImport: async () => ({ body: { ...(await mapped()), reason: 'Шинэ үнэ', at: null } }),
  };
}
