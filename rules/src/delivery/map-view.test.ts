import { expect, test } from 'vitest';
import { example } from './map-view.example.ts';
import { clampZoom, MAP_CENTRE, MAP_ZOOM } from './map-view.ts';

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

test('the example is what the shop does', () => {
  expect(example()).toBe('The map opens at 47.919, 106.918 with zoom 18; whoever zooms out to 5 stops at 13.');
});
