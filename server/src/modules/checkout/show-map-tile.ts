import { isTileOfCapital, type MapTile } from '@tokhi/rules/delivery/map-tiles';
import type { Db } from '../../db/database.ts';
import type { TileAnswer, Tiles } from '../../providers/tiles/open-tiles.ts';
import { checkoutSettings } from '../settings/public.ts';

/** A tile of the capital from the service in the settings: browsers never contact that service (record 128). */
export const createShowMapTile =
  (db: Db, tiles: Tiles) =>
  async (tile: MapTile): Promise<TileAnswer> => {
    if (!isTileOfCapital(tile)) return 'none';
    const { tileAddress } = await checkoutSettings(db);
    return tileAddress === null ? 'none' : tiles.tileAt(tileAddress, tile);
  };
