import { expect, test } from 'vitest';
import { readDemoContent } from './content-files.ts';
import { placeMarks } from './place-marks.ts';
import { type Hotspot, readStudio } from './studio-files.ts';

const spot = (code: string, box: Hotspot['box']): Hotspot => ({ code, finish: 'oak', box });

test('a piece is marked in its middle, and the largest comes first', () => {
  const marks = placeMarks([spot('lamp', [80, 20, 90, 40]), spot('sofa', [40, 50, 70, 90])]);
  expect(marks.map(({ spot: { code }, x, y }) => ({ code, x, y }))).toEqual([
    { code: 'sofa', x: 55, y: 70 },
    { code: 'lamp', x: 85, y: 30 },
  ]);
});

test('what stands before a larger piece keeps its place, and the larger one is marked beside it', () => {
  const [sofa, vase] = placeMarks([spot('sofa', [40, 50, 70, 90]), spot('vase', [52, 60, 58, 80])]);
  expect(vase).toMatchObject({ x: 55, y: 70 });
  expect(sofa).toMatchObject({ x: 55, y: 54 });
});

test('the bare wall that a phone cuts off has no marks; a room furnished from edge to edge has them there too', () => {
  const bed = [spot('bed', [2, 40, 30, 90])];
  expect(placeMarks(bed)[0]).toMatchObject({ x: 34 });
  expect(placeMarks(bed, {}, 'none')[0]).toMatchObject({ x: 16 });
});

test('somebody who looked at the picture knows better', () => {
  const [lamp] = placeMarks([spot('lamp', [80, 20, 90, 40])], { lamp: [81, 22] });
  expect(lamp).toMatchObject({ x: 81, y: 22 });
});

test('in every room of the studio the marks can be told apart on a phone', async () => {
  const [{ hotspots, rooms: pictures }, { rooms }] = await Promise.all([readStudio(), readDemoContent()]);
  for (const [room, spots] of Object.entries(hotspots)) {
    const marks = placeMarks(spots, rooms[room]?.marks, pictures[room]?.text);
    const apart = marks.flatMap((one, at) =>
      marks.slice(at + 1).map((other) => Math.hypot(one.x - other.x, (one.y - other.y) * (670 / 1600))),
    );
    expect(Math.min(...apart)).toBeGreaterThan(5);
  }
});
