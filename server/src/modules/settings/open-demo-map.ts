import type { Tx } from '../../db/database.ts';
import { mergeSettingWhereNull } from './settings.queries.ts';

/** Gives a demo shop its map, and three words to a pin. A shop that has a tile service already stays as its staff left it. */
export const openDemoMap = (tx: Tx, tileAddress: string): Promise<void> =>
  mergeSettingWhereNull(tx, 'checkout', 'tileAddress', { tileAddress, threeWords: true });
