import './avatar.css';

/** The initials of a name, in a circle. */
export function Avatar({ name, large = false }: { name: string; large?: boolean }) {
  return (
    <span className={large ? 'avatar avatar--large' : 'avatar'} title={name} aria-hidden="true">
      {name.slice(0, 2).toUpperCase()}
    </span>
  );
}
