import { MAP_ZOOM } from '@tokhi/rules/delivery/map-view';

/** The city map with a pin, at the zoom of the shop's own map. A link, not a map: pages load nothing from other sites. */
export const mapLink = (latitude: number, longitude: number): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${MAP_ZOOM}/${latitude}/${longitude}`;
