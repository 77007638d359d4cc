import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';

// What is seen of a room is HTML in a page that came as a document: the script comes with the first one that did not.
export const ScenePicture = lazyPart(() => import('./scene-picture.tsx'), 'ScenePicture');
export const RoomGoods = lazyPart(() => import('./room-goods.tsx'), 'RoomGoods');
