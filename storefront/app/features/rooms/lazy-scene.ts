import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';

// In a page that came as a document a room is only HTML: the script loads with the first page that did not.
export const ScenePicture = lazyPart(() => import('./scene-picture.tsx'), 'ScenePicture');
export const RoomGoods = lazyPart(() => import('./room-goods.tsx'), 'RoomGoods');
