import type { IconName } from './icon-names.ts';
import sprite from './icons.svg';

interface IconProps {
  name: IconName;
  className?: string;
}

/** An icon by reference: its shape is in one cached file, not in each place of each page. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className === undefined ? 'icon' : `icon ${className}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
