import { isTileOfCapital, tileAt } from './map-tiles.ts';
import { MAP_CENTRE } from './map-view.ts';

export const example = (): string => {
  const { zoom, x, y } = tileAt(MAP_CENTRE, 13);
  const isGiven = (tile: { zoom: number; x: number; y: number }) => (isTileOfCapital(tile) ? 'given' : 'not there');
  return `The centre of Ulaanbaatar at zoom ${zoom} is tile ${x}, ${y}: ${isGiven({ zoom, x, y })}; the same numbers at zoom 12: ${isGiven({ zoom: 12, x, y })}.`;
};
