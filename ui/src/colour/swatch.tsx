import './swatch.css';
import { colourClass } from './colour-class.ts';

/** A colour of a product. */
export function Swatch({ colour }: { colour: string }) {
  return <span className={`swatch ${colourClass(colour)}`} aria-hidden="true" />;
}
