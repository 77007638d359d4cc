export { loadOpening } from './load-opening.ts';
export type { OpeningView } from './opening.present.ts';
export { PageOpening } from './page-opening.tsx';
export { type RoomView, roomView } from './room.present.ts';
export { RoomGoods } from './room-goods.tsx';
export { RoomSet } from './room-set.tsx';
export { ScenePicture } from './scene-picture.tsx';
