import './kbd.css';

/** A key, drawn next to its action. `inButton`: on the colour of the button. */
export function Kbd({ children, inButton = false }: { children: string; inButton?: boolean }) {
  return <kbd className={inButton ? 'kbd kbd--in-button' : 'kbd'}>{children}</kbd>;
}
