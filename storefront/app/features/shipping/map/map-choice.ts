import type { MapPlace } from '@tokhi/rules/delivery/map-view';

/** What the map passes to the form, in the names of the spec's shipping state (§3). */
export interface MapChoice {
  lat: number;
  long: number;
  w3w: string | null;
}

export const placeOf = ({ lat, long }: MapChoice): MapPlace => ({ latitude: lat, longitude: long });

export const MAP_FAILED = 'Газрын зураг ачаалагдсангүй. Дэлгэрэнгүй хаягаа бичихэд хангалттай.';
