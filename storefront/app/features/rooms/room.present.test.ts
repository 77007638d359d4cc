import { expect, test } from 'vitest';
import { aCard } from '../../../test/a-card.ts';
import { roomView } from './room.present.ts';

const now = new Date('2026-11-15T02:00:00Z');
const living = {
  code: 'living',
  room_name: 'Зочны өрөө',
  sentence: 'Оройг хамт өнгөрөөх өрөө.',
  image: 'living-1600.webp',
  image_files: { '1600.avif': 'living-1600.avif' },
  image_placeholder: null,
};

test('a room shows where its pieces stand, and what they cost together', () => {
  const sofa = { ...aCard('1', { sale_price: 2_399_900 }), spot: { x: 59.1, y: 68.5 } };
  const rug = { ...aCard('2', { sale_price: 379_900 }), spot: null };
  const { pieces, set, picture } = roomView({ ...living, product: [sofa, rug] }, now);
  expect(pieces.map(({ code, spot }) => ({ code, spot }))).toEqual([
    { code: '1', spot: { x: 59.1, y: 68.5 } },
    { code: '2', spot: null },
  ]);
  expect(set).toEqual({ codes: ['1', '2'], totalTug: 2_779_800 });
  expect(picture.src).toBe('/images/room/living-1600.webp');
});

test('what is sold out stays in its room, and is no part of the set', () => {
  const gone = { ...aCard('1', { remain: 0, show_product: 'none' }), spot: { x: 50, y: 50 } };
  const there = { ...aCard('2', { sale_price: 54_900 }), spot: { x: 60, y: 50 } };
  const { pieces, set } = roomView({ ...living, product: [gone, there] }, now);
  expect(pieces).toHaveLength(2);
  expect(set).toEqual({ codes: ['2'], totalTug: 54_900 });
});
