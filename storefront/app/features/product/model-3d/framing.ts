import { type Box3, Vector3 } from 'three';

/** From the front, a little from the side and from above, as the catalogue shows furniture. */
const SEEN_FROM = new Vector3(0.55, 0.4, 1).normalize();
/** How much of the picture's half the object may fill. */
const FILLED = 0.86;

/** The camera position that shows all of a box around the origin, for any box and any screen, upright or wide. */
export function cameraPlace(box: Box3, { angle, aspect }: { angle: number; aspect: number }): Vector3 {
  const right = new Vector3().crossVectors(new Vector3(0, 1, 0), SEEN_FROM).normalize();
  const up = new Vector3().crossVectors(SEEN_FROM, right);
  const half = Math.tan((angle * Math.PI) / 360) * FILLED;
  let distance = 0;
  for (const corner of cornersOf(box)) {
    const aside = Math.max(Math.abs(corner.dot(right)) / aspect, Math.abs(corner.dot(up)));
    distance = Math.max(distance, corner.dot(SEEN_FROM) + aside / half);
  }
  return SEEN_FROM.clone().multiplyScalar(distance);
}

const cornersOf = ({ min, max }: Box3): Vector3[] =>
  [min.x, max.x].flatMap((x) => [min.y, max.y].flatMap((y) => [min.z, max.z].map((z) => new Vector3(x, y, z))));
