import { expect, test } from 'vitest';
import { doorWords, roomFit, wallWords } from './room-fit.ts';

const naran = { width: 215, depth: 97, height: 91, boxes: [[95, 103, 221]] as [number, number, number][] };
const chest = { width: 80, depth: 49, height: 100, boxes: [[88, 90, 104]] as [number, number, number][] };
const room = { doorCm: 80, wallCm: 300 };

test('along a wall that is long enough it says how much is left', () => {
  expect(wallWords(roomFit(naran, room))).toBe('Ханын дагуу багтана, 85 см зай үлдэнэ.');
});

test('along a wall that is too short it says how much is missing', () => {
  expect(wallWords(roomFit(naran, { ...room, wallCm: 200 }))).toMatch('багтахгүй, 15 см дутна');
});

test('what comes through the door in its box is told so', () => {
  const fit = roomFit(naran, { ...room, doorCm: 100 });
  expect(fit.throughDoor).toBe('boxed');
  expect(doorWords(fit, { ...room, doorCm: 100 })).toBe('Хайрцагтайгаа 100 см хаалгаар орно.');
});

test('what does not come in by its box may come in without it', () => {
  const fit = roomFit(chest, room);
  expect(fit.throughDoor).toBe('unpacked');
  expect(doorWords(fit, room)).toBe('Хайрцагтайгаа 80 см хаалгаар орохгүй. Хайрцгийг нь үүдэнд задалбал орно.');
});

test('what does not come in at all is told what helps', () => {
  const fit = roomFit(naran, room);
  expect(fit.throughDoor).toBe('no');
  expect(doorWords(fit, room)).toMatch(/^Хайрцагтайгаа 80 см хаалгаар орохгүй\. .*салгах/);
});

test('nothing is said of a door where the boxes are not known', () => {
  expect(doorWords(roomFit({ ...naran, boxes: null }, room), room)).toBeNull();
});
