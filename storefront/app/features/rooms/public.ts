export { RoomGoods, ScenePicture } from './lazy-scene.ts';
export { loadOpening } from './load-opening.ts';
export type { OpeningView } from './opening.present.ts';
export { PageOpening } from './page-opening.tsx';
export { type RoomView, roomView } from './room.present.ts';
export { RoomSet } from './room-set.tsx';
