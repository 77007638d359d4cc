/** The part of a key event that the listener needs, so that it can be tested without a browser. */
interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  repeat: boolean;
  defaultPrevented: boolean;
  target: EventTarget | null;
}

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space', ArrowDown: 'J', ArrowUp: 'K', Escape: 'Esc' };
const ARROWS: Readonly<Record<string, string>> = { ArrowDown: 'Alt ↓', ArrowUp: 'Alt ↑' };
/** These repeat while held down; any other key acts once. */
const REPEATED = new Set(['J', 'K']);

/**
 * The key's name for the screens; null if it belongs to the focused element. Keys are read by their position on the
 * keyboard, because staff type in Cyrillic, where the key `J` gives «ж».
 */
export function pressedKey(event: Pressed): string | null {
  if (event.defaultPrevented) return null;
  // With an arrow it moves the choice, also from a text line, where it has no meaning.
  if (event.altKey) return isAnyOf(event.target, OPENED_BY_ARROWS) ? null : (ARROWS[event.key] ?? null);
  const onKeyboard = /^Key([A-Z])$/.exec(event.code)?.[1];
  const name = onKeyboard ?? NAMES[event.key] ?? event.key;
  if (event.repeat && !REPEATED.has(name)) return null;
  // Shift only changes what a key types; with Enter it is a separate key.
  const shifted = event.shiftKey && name === 'Enter' ? `Shift ${name}` : name;
  const withControl = event.ctrlKey || event.metaKey;
  // Function keys type nothing.
  if (!withControl && name !== 'Esc' && !/^F\d+$/.test(name) && isTakenBy(event.target, name)) return null;
  return withControl ? `Ctrl ${name}` : shifted;
}

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
const OPENED_BY_ARROWS = 'select, input[type="date"], input[type="datetime-local"], dialog[open]';
const PRESSED = 'a[href], button, summary, input, label';

const isAnyOf = (target: EventTarget | null, selector: string): boolean =>
  (target as Partial<Element> | null)?.closest?.(selector) != null;

/** A text field keeps all keys; a focused button or link keeps those that press it; an open dialog keeps all. */
function isTakenBy(target: EventTarget | null, name: string): boolean {
  if (isAnyOf(target, `${TYPED_INTO}, dialog[open]`)) return true;
  return (name === 'Enter' || name === 'Space') && isAnyOf(target, PRESSED);
}
