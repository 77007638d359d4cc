import { fileURLToPath } from 'node:url';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What Blender made on this machine; not in git, and possibly gone. */
export const MASTERS = fromHere('../masters');
export const TILES_FILE = fromHere('../tiles.json');
/** What the shop serves. */
export const MEDIA = fromHere('../../demo/media');
/** Pictures for the documents. */
export const SCREENS = fromHere('../../docs/screens');
/** What the shop is filled from: manifest, catalogue, hotspots. */
export const DATA = fromHere('../../demo/studio');
/** Files of the shop front that stand at its root. */
export const PUBLIC = fromHere('../../storefront/public');
