import { type Box3, DataTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';

const SIDE = 64;
const DARKEST = 80;
/** The shadow reaches a little beyond the object. */
const REACH = 1.25;

/** A soft dark patch under the object, so that it does not float. */
export function groundShadow(box: Box3): Mesh {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let n = 0; n < SIDE * SIDE; n++) {
    const [x, y] = [(n % SIDE) / SIDE - 0.5, Math.floor(n / SIDE) / SIDE - 0.5];
    const light = Math.min(1, 2 * Math.hypot(x, y));
    pixels[n * 4 + 3] = DARKEST * (1 - light) ** 1.4;
  }
  const map = new DataTexture(pixels, SIDE, SIDE);
  map.needsUpdate = true;
  const shadow = new Mesh(
    new PlaneGeometry((box.max.x - box.min.x) * REACH, (box.max.z - box.min.z) * REACH),
    new MeshBasicMaterial({ map, transparent: true, depthWrite: false }),
  );
  shadow.rotation.x = -Math.PI / 2;
  shadow.position.y = box.min.y;
  return shadow;
}
