import { Box3, PerspectiveCamera, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { cameraPlace } from './framing.ts';

const ANGLE = 30;

/** How far from the middle of the picture the farthest corner is; 1 is the edge. */
function farthest(size: [number, number, number], aspect: number): number {
  const half = new Vector3(...size).multiplyScalar(0.5);
  const box = new Box3(half.clone().negate(), half);
  const camera = new PerspectiveCamera(ANGLE, aspect, 0.01, 100);
  camera.position.copy(cameraPlace(box, { angle: ANGLE, aspect }));
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [-1, 1].map((z) => half.clone().multiply(new Vector3(x, y, z)))),
  );
  return Math.max(...corners.flatMap((corner) => corner.project(camera).toArray().slice(0, 2).map(Math.abs)));
}

test.each([
  ['a long sofa', [2.15, 0.91, 0.97]],
  ['a tall lamp', [0.5, 1.49, 0.52]],
  ['a mug', [0.11, 0.09, 0.08]],
  ['a rug', [2.3, 0.015, 1.6]],
] as [string, [number, number, number]][])(
  '%s is seen whole and large, on a phone and on a wide screen',
  (_name, size) => {
    for (const aspect of [360 / 740, 1, 1440 / 900]) {
      const edge = farthest(size, aspect);
      expect(edge).toBeLessThanOrEqual(0.9);
      expect(edge).toBeGreaterThan(0.7);
    }
  },
);
