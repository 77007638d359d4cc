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
  const sofa = { ...aCard('1', { sale_price: 2_399_900 }), spot: { x: 59.1, y: 68.5 }, instead: null };
  const rug = { ...aCard('2', { sale_price: 379_900 }), spot: null, instead: null };
  const { scene, set } = roomView({ ...living, product: [sofa, rug] }, now);
  expect(scene?.pieces.map(({ code, spot }) => ({ code, spot }))).toEqual([
    { code: '1', spot: { x: 59.1, y: 68.5 } },
    { code: '2', spot: null },
  ]);
  expect(set).toEqual({ codes: ['1', '2'], totalTug: 2_779_800 });
  expect(scene?.picture.src).toBe('/images/room/living-1600.webp');
});

const gone = { ...aCard('1', { remain: 0, show_product: 'none', color_name: 'саарал' }), spot: { x: 50, y: 50 } };
const there = { ...aCard('2', { sale_price: 54_900 }), spot: { x: 60, y: 50 }, instead: null };

test('what is sold out gives its place to the next best: count, list and total are of the same pieces', () => {
  const instead = aCard('3', { name: 'TERELJ', sale_price: 999_900 });
  const { scene, set } = roomView({ ...living, product: [{ ...gone, instead }, there] }, now);
  expect(scene?.pieces.map(({ code, insteadOf, isSoldOut, spot }) => ({ code, insteadOf, isSoldOut, spot }))).toEqual([
    { code: '3', insteadOf: 'NARAN', isSoldOut: false, spot: { x: 50, y: 50 } },
    { code: '2', insteadOf: null, isSoldOut: false, spot: { x: 60, y: 50 } },
  ]);
  expect(set).toEqual({ codes: ['3', '2'], totalTug: 1_054_800 });
  const inRed = roomView({ ...living, product: [{ ...gone, instead: aCard('4') }] }, now);
  expect(inRed.scene?.pieces[0]?.insteadOf).toBe('саарал');
});

test('what is sold out without anything near stays in its room, marked, and is no part of the set', () => {
  const { scene, set } = roomView({ ...living, product: [{ ...gone, instead: null }, there] }, now);
  expect(scene?.pieces.map(({ code, isSoldOut }) => [code, isSoldOut])).toEqual([
    ['1', true],
    ['2', false],
  ]);
  expect(set).toEqual({ codes: ['2'], totalTug: 54_900 });
});
