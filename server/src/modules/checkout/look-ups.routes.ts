import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import type { TaxpayerLookUp } from '../../providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import type { ThreeWords } from '../../providers/three-words/open-three-words.ts';
import { checkoutSettings } from '../settings/public.ts';
import { lookUpOrganisation } from './look-up-organisation.ts';
import { threeWords } from './three-words.ts';

interface LookUpDeps {
  db: Db;
  /** Null: not configured. */
  words: ThreeWords | null;
  taxpayers: TaxpayerLookUp | null;
}

export function bindLookUps(table: CallTable, { db, words, taxpayers }: LookUpDeps): void {
  const isSwitchedOn = async () => (await checkoutSettings(db)).threeWords;
  table.bind('threeWords', (body) => threeWords({ service: words, isSwitchedOn }, body));
  table.bind('lookUpOrganisation', (body) => lookUpOrganisation(taxpayers, body));
}
