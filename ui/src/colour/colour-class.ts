import './colour-class.css';

const STEPS = 31;

/**
 * The classes that set `--colour` to the given one, six hexadecimal digits behind a #, to the nearest of 32 steps per channel, which
 * look the same: the page's policy forbids inline styles, and an SVG for each dot of a list would be a third of its elements.
 */
export function colourClass(hex: string): string {
  const step = (at: number) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * STEPS);
  return `rgb r${step(1)} g${step(3)} b${step(5)}`;
}
