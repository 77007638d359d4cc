// Map of the shipping page (spec §9 Limits): opens on the centre of Ulaanbaatar at zoom 18 and zooms from 13 to 20.

export const MAP_CENTRE = { latitude: 47.919, longitude: 106.918 };
export const MAP_ZOOM = 18;

const FARTHEST = 13;
const NEAREST = 20;

/** The zoom that the map takes when another is asked for. */
export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, FARTHEST), NEAREST);
