import './swatch.css';

/** A colour of a product. An SVG fill, because the page's policy forbids inline styles. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={colour} />
      <circle className="swatch__edge" cx="10" cy="10" r="9.5" />
    </svg>
  );
}
