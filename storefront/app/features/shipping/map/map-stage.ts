import './map-stage.css';
import { MAP_TILES } from '@tokhi/contract/endpoints';
import {
  CAPITAL,
  clampZoom,
  MAP_FARTHEST_ZOOM,
  MAP_NEAREST_ZOOM,
  type MapPlace,
  pinAt,
} from '@tokhi/rules/delivery/map-view';
import { latLngBounds, map as openMap, tileLayer } from 'leaflet';

/** An arrow key moves the map by this many pixels: at the nearest zoom by less than a doorway. */
const KEY_STEP = 24;

interface MapStageOptions {
  at: MapPlace;
  zoom: number;
  /** The visitor asked for less motion. */
  isStill: boolean;
  /** The map has stopped moving. */
  onRest: (place: MapPlace, zoom: number) => void;
  /** The first tile arrived, or none could be loaded. */
  onTiles: (state: 'here' | 'failed') => void;
}

export interface MapStage {
  goTo: (place: MapPlace, zoom: number) => void;
  zoomBy: (steps: number) => void;
  close: () => void;
}

/** A map of the capital in an element; the place in its middle is the chosen one. */
export function openMapStage(element: HTMLElement, { at, zoom, isStill, onRest, onTiles }: MapStageOptions): MapStage {
  const capital = latLngBounds([CAPITAL.south, CAPITAL.west], [CAPITAL.north, CAPITAL.east]);
  const chart = openMap(element, {
    center: [at.latitude, at.longitude],
    zoom,
    minZoom: MAP_FARTHEST_ZOOM,
    maxZoom: MAP_NEAREST_ZOOM,
    maxBounds: capital,
    maxBoundsViscosity: 1,
    // Zooming in keeps the chosen place in the middle.
    scrollWheelZoom: 'center',
    touchZoom: 'center',
    doubleClickZoom: 'center',
    keyboardPanDelta: KEY_STEP,
    inertia: !isStill,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    // Our own buttons, large enough for a thumb.
    zoomControl: false,
    attributionControl: false,
  });

  const tiles = tileLayer(`${MAP_TILES}/{z}/{x}/{y}`, {
    minZoom: MAP_FARTHEST_ZOOM,
    maxZoom: MAP_NEAREST_ZOOM,
    bounds: capital,
    noWrap: true,
  });
  let isAnyHere = false;
  tiles.on('tileload', () => {
    isAnyHere = true;
    onTiles('here');
  });
  tiles.on('tileerror', () => {
    if (!isAnyHere) onTiles('failed');
  });
  tiles.addTo(chart);

  chart.on('moveend', () => {
    const { lat, lng } = chart.getCenter();
    onRest(pinAt({ latitude: lat, longitude: lng }), chart.getZoom());
  });
  // During a zoom Leaflet ignores another one: a press meanwhile is applied afterwards, and not lost.
  let wanted: number | null = null;
  chart.on('zoomend', () => {
    if (wanted !== null && wanted !== chart.getZoom()) chart.setZoom(wanted, { animate: !isStill });
    else wanted = null;
  });
  chart.on('click', ({ latlng }) => chart.panTo(latlng, { animate: !isStill }));
  const fitted = new ResizeObserver(() => chart.invalidateSize({ animate: false }));
  fitted.observe(element);

  return {
    goTo: (place, nearer) => chart.setView([place.latitude, place.longitude], nearer, { animate: !isStill }),
    zoomBy: (steps) => {
      wanted = clampZoom((wanted ?? chart.getZoom()) + steps);
      chart.setZoom(wanted, { animate: !isStill });
    },
    close: () => {
      fitted.disconnect();
      chart.remove();
    },
  };
}
