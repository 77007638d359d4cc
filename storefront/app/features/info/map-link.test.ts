import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

test('the map opens where its pin stands, at zoom 18', () => {
  expect(mapLink()).toBe('https://www.openstreetmap.org/?mlat=47.919&mlon=106.918#map=18/47.919/106.918');
});
