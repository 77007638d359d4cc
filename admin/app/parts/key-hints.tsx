import './key-hints.css';
import { Kbd } from './kbd.tsx';

/** A plus joins keys; with nothing before or after it, it is a key itself. */
const BETWEEN = /(?<=.)\+(?=.)/;

/** The keys that work here, below the list or panel that they belong to. */
export function KeyHints({ hints }: { hints: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <p className="key-hints">
      {hints.map(([keys, does]) => (
        <span key={keys} className="key-hints__i">
          {keys.split(BETWEEN).map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
