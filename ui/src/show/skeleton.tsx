import './skeleton.css';

/** Placeholder for loading content, in its final size. It does not shimmer. */
export function Skeleton({ kind = 'line' }: { kind?: 'line' | 'short' | 'price' | 'picture' }) {
  return <span className={`sk sk--${kind}`} aria-hidden="true" />;
}
