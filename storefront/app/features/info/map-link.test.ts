import { expect, test } from 'vitest';
import { mapLink } from './map-link.ts';

test('the map opens where its pin stands, at zoom 18', () => {
  expect(mapLink(47.914, 106.893)).toBe(
    'https://www.openstreetmap.org/?mlat=47.914&mlon=106.893#map=18/47.914/106.893',
  );
});
