import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { CAPITAL, clampZoom, isInCapital, MAP_CENTRE, MAP_ZOOM, pinAt } from './map-view.ts';

test('the map opens on the centre of Ulaanbaatar', () => {
  expect(MAP_CENTRE).toEqual({ latitude: 47.919, longitude: 106.918 });
  expect(MAP_ZOOM).toBe(18);
});

test.each([
  [12, 13],
  [13, 13],
  [14, 14],
  [19, 19],
  [20, 20],
  [21, 20],
])('a zoom of %i becomes %i', (zoom, taken) => {
  expect(clampZoom(zoom)).toBe(taken);
});

test('the centre is in the capital, and its edge still is', () => {
  expect(isInCapital(MAP_CENTRE)).toBe(true);
  expect(isInCapital({ latitude: CAPITAL.south, longitude: CAPITAL.west })).toBe(true);
  expect(isInCapital({ latitude: CAPITAL.north, longitude: CAPITAL.east })).toBe(true);
});

test.each([
  ['south', { latitude: CAPITAL.south - 0.001, longitude: 107 }],
  ['north', { latitude: CAPITAL.north + 0.001, longitude: 107 }],
  ['west', { latitude: 47.9, longitude: CAPITAL.west - 0.001 }],
  ['east', { latitude: 47.9, longitude: CAPITAL.east + 0.001 }],
])('what lies further %s is not', (_, place) => {
  expect(isInCapital(place)).toBe(false);
});

test('a pin is kept to the sixth decimal', () => {
  expect(pinAt({ latitude: 47.919_123_449, longitude: 106.918_765_451 })).toEqual({
    latitude: 47.919_123,
    longitude: 106.918_765,
  });
  expect(pinAt({ latitude: -0.000_000_6, longitude: 0.000_000_5 })).toEqual({
    latitude: -0.000_001,
    longitude: 0.000_001,
  });
});

test('the example is what the shop does', () => {
  expect(examples['map-view']()).toBe(
    'The map opens at 47.919, 106.918 with zoom 18; whoever zooms out to 5 stops at 13.',
  );
});
