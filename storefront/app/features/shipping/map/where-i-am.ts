import { isInCapital, type MapPlace } from '@tokhi/rules/delivery/map-view';

type Found = MapPlace | 'refused' | 'unknown' | 'outside';

const TIMEOUT_MS = 10_000;

/** Where the visitor's device says it is, if the visitor allows it and if we deliver there. */
export const whereIAm = (): Promise<Found> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const place = { latitude, longitude };
        resolve(isInCapital(place) ? place : 'outside');
      },
      (failure) => resolve(failure.code === failure.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
