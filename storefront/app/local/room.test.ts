import { beforeEach, expect, test, vi } from 'vitest';
import { currentRoom, isRoomMeasure, keepRoom } from './room.ts';
import { storageOfTest } from './storage-of-test.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageOfTest()));

test('a visitor who has measured nothing has a usual door and wall', () => {
  expect(currentRoom()).toEqual({ doorCm: 80, wallCm: 300 });
});

test('what was measured is remembered', () => {
  keepRoom({ doorCm: 75, wallCm: 420 });
  expect(currentRoom()).toEqual({ doorCm: 75, wallCm: 420 });
});

test('nonsense in the storage is a usual door', () => {
  localStorage.setItem('room', JSON.stringify({ doorCm: -4, wallCm: 'long' }));
  expect(currentRoom()).toEqual({ doorCm: 80, wallCm: 300 });
});

test('no door is a hand wide, and no wall has half a centimetre', () => {
  expect([isRoomMeasure('doorCm', 8), isRoomMeasure('wallCm', 300.5), isRoomMeasure('doorCm', 90)]).toEqual([
    false,
    false,
    true,
  ]);
});
