import { clampZoom, MAP_CENTRE, MAP_ZOOM } from './map-view.ts';

export const example = (): string =>
  `The map opens at ${MAP_CENTRE.latitude}, ${MAP_CENTRE.longitude} with zoom ${MAP_ZOOM}; whoever zooms out to 5 stops at ${clampZoom(5)}.`;
