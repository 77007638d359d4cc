// Map of the shipping page (spec §9 Limits): opens on the centre of Ulaanbaatar at zoom 18, zooms from 13 to 20 and stays within the capital.

export interface MapPlace {
  latitude: number;
  longitude: number;
}

export const MAP_CENTRE: MapPlace = { latitude: 47.919, longitude: 106.918 };
export const MAP_ZOOM = 18;
export const MAP_FARTHEST_ZOOM = 13;
export const MAP_NEAREST_ZOOM = 20;

/** The centres of the nine districts and a quarter of a degree around them: the shop does not have their outlines. */
export const CAPITAL = { south: 47.12, west: 106.39, north: 48.33, east: 108.6 };

/** Clamps a requested zoom to the range of the map. */
export const clampZoom = (zoom: number): number => Math.min(Math.max(zoom, MAP_FARTHEST_ZOOM), MAP_NEAREST_ZOOM);

export const isInCapital = ({ latitude, longitude }: MapPlace): boolean =>
  latitude >= CAPITAL.south && latitude <= CAPITAL.north && longitude >= CAPITAL.west && longitude <= CAPITAL.east;

const SIXTH_DECIMAL = 1_000_000;
const rounded = (degrees: number): number => Math.round(degrees * SIXTH_DECIMAL) / SIXTH_DECIMAL;

/** A pin as it is stored: to the sixth decimal, which is a hand's breadth. */
export const pinAt = ({ latitude, longitude }: MapPlace): MapPlace => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
});
