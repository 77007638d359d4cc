// Map tiles (spec §9 Limits): the shop's own address gives those of the capital at the zooms of the map, and no others.

import { CAPITAL, MAP_FARTHEST_ZOOM, MAP_NEAREST_ZOOM, type MapPlace } from './map-view.ts';

export interface MapTile {
  zoom: number;
  x: number;
  y: number;
}

/** The tile that contains a place, in the Web Mercator projection that all tile services use. */
export function tileAt({ latitude, longitude }: MapPlace, zoom: number): MapTile {
  const across = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    zoom,
    x: Math.floor(((longitude + 180) / 360) * across),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * across),
  };
}

export function isTileOfCapital({ zoom, x, y }: MapTile): boolean {
  if (!Number.isInteger(zoom) || zoom < MAP_FARTHEST_ZOOM || zoom > MAP_NEAREST_ZOOM) return false;
  const first = tileAt({ latitude: CAPITAL.north, longitude: CAPITAL.west }, zoom);
  const last = tileAt({ latitude: CAPITAL.south, longitude: CAPITAL.east }, zoom);
  return Number.isInteger(x) && Number.isInteger(y) && x >= first.x && x <= last.x && y >= first.y && y <= last.y;
}
