import { expect, test } from 'vitest';
import { meshoptDecoder } from './meshopt-decoder.ts';

// Streams and results are those with which meshoptimizer tests its own decoder.
const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

const PAIRS = '007687566778a98665896898016900'.concat('00');

test('vertices of a model are unpacked', () => {
  const deltas = '013f0000005857580126000000010c00000058010800000000000000013f0000001718170126000000010c000000170108';
  const source = bytes(`a0${deltas}${'00'.repeat(35)}`);
  const target = new Uint8Array(48);
  meshoptDecoder.decodeGltfBuffer(target, 4, 12, source, 'ATTRIBUTES');
  expect([...new Uint16Array(target.buffer)]).toEqual([
    0, 0, 0, 0, 0, 0, 300, 0, 0, 0, 500, 0, 0, 300, 0, 0, 0, 500, 300, 300, 0, 0, 500, 500,
  ]);
});

test('differences that do not fit their bits stand behind their group', () => {
  const source = bytes(`a000012aaaaaaa02044444444444444403${'00'}${'10'.repeat(15)}${'00'.repeat(32)}`);
  const target = new Uint8Array(64);
  meshoptDecoder.decodeGltfBuffer(target, 16, 4, source, 'ATTRIBUTES');
  expect([...target.subarray(56)]).toEqual([0, 14, 28, 112, 0, 15, 30, 120]);
});

test('triangles are unpacked, from shared edges and on their own', () => {
  const target = new Uint8Array(60);
  meshoptDecoder.decodeGltfBuffer(target, 15, 4, bytes(`e1f010fe1f3d000a${PAIRS}`), 'TRIANGLES');
  expect([...new Uint32Array(target.buffer)]).toEqual([0, 1, 2, 2, 1, 3, 0, 1, 2, 2, 1, 5, 2, 1, 4]);
});

test('small models have corners of two bytes', () => {
  const target = new Uint8Array(24);
  meshoptDecoder.decodeGltfBuffer(target, 12, 2, bytes(`e1f010fefff00cff020202${PAIRS}`), 'TRIANGLES');
  expect([...new Uint16Array(target.buffer)]).toEqual([0, 1, 2, 2, 1, 3, 4, 6, 5, 7, 8, 9]);
});

test('a stream of another kind is refused, not drawn as rubbish', () => {
  const target = new Uint8Array(12);
  expect(() => meshoptDecoder.decodeGltfBuffer(target, 3, 4, bytes('d1'), 'INDICES')).toThrow('INDICES');
  expect(() => meshoptDecoder.decodeGltfBuffer(target, 3, 4, bytes('a1'), 'ATTRIBUTES')).toThrow('version 0');
  expect(() => meshoptDecoder.decodeGltfBuffer(target, 3, 4, bytes('a0'), 'ATTRIBUTES', 'OCTAHEDRAL')).toThrow(
    'OCTAHEDRAL',
  );
});
