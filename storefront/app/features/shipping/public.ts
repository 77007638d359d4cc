export { MapButton } from './map/map-button.tsx';
export type { MapChoice } from './map/map-choice.ts';
