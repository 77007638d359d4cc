import type { Tx } from '../../db/database.ts';
import { mergeSettingWhereNull } from './settings.queries.ts';

/** Configures the map of a demo shop, with three words per position. A shop that already has a tile service is left unchanged. */
export const openDemoMap = (tx: Tx, tileAddress: string): Promise<void> =>
  mergeSettingWhereNull(tx, 'checkout', 'tileAddress', { tileAddress, threeWords: true });
