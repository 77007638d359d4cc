export interface ButtonLook {
  kind?: 'primary' | 'outline' | 'quiet' | 'tint' | 'light' | 'danger' | undefined;
  /** «l» for the button that moves money, «s» inside a dense row. */
  size?: 's' | 'm' | 'l' | undefined;
  wide?: boolean | undefined;
}

/** The classes that a button and a link that looks like one share. */
export function buttonClass({ kind = 'primary', size = 'm', wide = false }: ButtonLook, more?: string): string {
  const classes = ['btn'];
  if (kind !== 'primary') classes.push(`btn--${kind}`);
  if (size !== 'm') classes.push(`btn--${size}`);
  if (wide) classes.push('btn--wide');
  if (more !== undefined) classes.push(more);
  return classes.join(' ');
}
