import type { AdminIconName } from './icon-names.ts';
import sprite from './icons.svg';

/** An icon by reference: all shapes are in one file that the browser caches. */
export function Icon({ name, className }: { name: AdminIconName; className?: string }) {
  return (
    <svg className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
