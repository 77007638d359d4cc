import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { isTileOfCapital, tileAt } from './map-tiles.ts';
import { CAPITAL, MAP_CENTRE } from './map-view.ts';

test('the whole world is one tile at zoom 0, and four at zoom 1', () => {
  expect(tileAt(MAP_CENTRE, 0)).toEqual({ zoom: 0, x: 0, y: 0 });
  expect(tileAt(MAP_CENTRE, 1)).toEqual({ zoom: 1, x: 1, y: 0 });
  expect(tileAt({ latitude: -33.9, longitude: 18.4 }, 1)).toEqual({ zoom: 1, x: 1, y: 1 });
});

// The first is the worked example of OpenStreetMap's page on tile names.
test('a place lies on the tile that every tile service gives for it', () => {
  expect(tileAt({ latitude: 51.512_02, longitude: 0.024_35 }, 17)).toEqual({ zoom: 17, x: 65_544, y: 43_582 });
  expect(tileAt(MAP_CENTRE, 18)).toEqual({ zoom: 18, x: 208_927, y: 91_213 });
});

const first = (zoom: number) => tileAt({ latitude: CAPITAL.north, longitude: CAPITAL.west }, zoom);
const last = (zoom: number) => tileAt({ latitude: CAPITAL.south, longitude: CAPITAL.east }, zoom);

test.each([13, 18, 20])('at zoom %i the tiles of the capital are given, to the last one', (zoom) => {
  expect(isTileOfCapital(tileAt(MAP_CENTRE, zoom))).toBe(true);
  expect(isTileOfCapital(first(zoom))).toBe(true);
  expect(isTileOfCapital(last(zoom))).toBe(true);
});

test.each([13, 18, 20])('at zoom %i what lies beyond is not there, on any side', (zoom) => {
  expect(isTileOfCapital({ ...first(zoom), x: first(zoom).x - 1 })).toBe(false);
  expect(isTileOfCapital({ ...first(zoom), y: first(zoom).y - 1 })).toBe(false);
  expect(isTileOfCapital({ ...last(zoom), x: last(zoom).x + 1 })).toBe(false);
  expect(isTileOfCapital({ ...last(zoom), y: last(zoom).y + 1 })).toBe(false);
});

test.each([12, 21, 13.5, Number.NaN])('a zoom of %d is not there', (zoom) => {
  expect(isTileOfCapital({ ...tileAt(MAP_CENTRE, zoom), zoom })).toBe(false);
});

test('half a tile is none', () => {
  const { zoom, x, y } = tileAt(MAP_CENTRE, 13);
  expect(isTileOfCapital({ zoom, x: x + 0.5, y })).toBe(false);
  expect(isTileOfCapital({ zoom, x, y: y + 0.5 })).toBe(false);
});

test('the example is what the shop does', () => {
  expect(examples['map-tiles']()).toBe(
    'The centre of Ulaanbaatar at zoom 13 is tile 6528, 2850: given; the same numbers at zoom 12: not there.',
  );
});
