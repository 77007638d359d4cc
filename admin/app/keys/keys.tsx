import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { pressedKey } from './pressed-key.ts';

/** One key of a screen: its action and its name in the list of keys. */
export interface Key {
  /** As drawn: `J`, `Enter`, `Space`, `/`, `Ctrl K`. */
  key: string;
  does: string;
  press: () => void;
}

interface KeyBoard {
  add: (keys: () => readonly Key[]) => () => void;
  /** All keys that work now, those of the innermost component first. */
  list: () => readonly Key[];
}

const Board = createContext<KeyBoard | null>(null);

/**
 * One listener for the keys of all screens. The component mounted last has priority, so that an open panel takes `Enter` before the
 * list under it. While a member types, only keys with Ctrl and Escape count; while a dialog is open, only its own.
 */
export function Keys({ children }: { children: ReactNode }) {
  const parts = useRef<(() => readonly Key[])[]>([]);
  const board = useMemo<KeyBoard>(
    () => ({
      add(keys) {
        parts.current = [keys, ...parts.current];
        return () => {
          parts.current = parts.current.filter((one) => one !== keys);
        };
      },
      list: () => parts.current.flatMap((keys) => keys()),
    }),
    [],
  );
  useLayoutEffect(() => {
    function handle(event: KeyboardEvent) {
      const pressed = pressedKey(event);
      const found = pressed === null ? undefined : board.list().find(({ key }) => key === pressed);
      if (found === undefined) return;
      event.preventDefault();
      found.press();
    }
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [board]);
  return <Board value={board}>{children}</Board>;
}

function useBoard(): KeyBoard {
  const board = useContext(Board);
  if (board === null) throw new Error('keys are used outside of <Keys>');
  return board;
}

/** The keys of a component while it is mounted. */
export function useKeys(keys: readonly Key[]): void {
  const board = useBoard();
  const latest = useRef(keys);
  // Before the first paint, so that a key pressed at once is not lost.
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useLayoutEffect(() => board.add(() => latest.current), [board]);
}

/** The keys that work now, read when the list opens. */
export function useKeyList(): { keys: readonly Key[]; read: () => void } {
  const board = useBoard();
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const read = useCallback(() => setKeys(board.list()), [board]);
  return { keys, read };
}
