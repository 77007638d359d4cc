import './undo-bar.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useKeys } from '../keys/keys.tsx';
import { Kbd } from './kbd.tsx';

interface UndoBarProps {
  /** What was done. */
  title: ReactNode;
  /** What happens when the time is over. */
  children?: ReactNode;
  /** Until when it can be taken back; then the bar disappears. */
  until: Date;
  onUndo: () => void;
  onOver: () => void;
  busy?: boolean;
}

const SECOND_MS = 1_000;

/** An action that can still be taken back: the ink bar at the bottom, with the time left. */
export function UndoBar({ title, children, until, onUndo, onOver, busy = false }: UndoBarProps) {
  const left = useSecondsLeft(until, onOver);
  useKeys([{ key: 'Ctrl Z', does: 'буцаах', press: () => !busy && onUndo() }]);
  return (
    <output className="undo-bar">
      <Icon name="check" className="undo-bar__icon" />
      <div>
        <b>{title}</b>
        {children !== undefined && <span className="undo-bar__note">{children}</span>}
      </div>
      <Button kind="light" busy={busy} onClick={onUndo}>
        Буцаах <Kbd inButton>Ctrl Z</Kbd>
      </Button>
      <span className="undo-bar__left" aria-hidden="true">
        {timeLeft(left)}
      </span>
    </output>
  );
}

/** Counted by the clock, not by ticks: a background tab ticks rarely. */
function useSecondsLeft(until: Date, onOver: () => void): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until.getTime() - now) / SECOND_MS));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return onOver();
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOver, onOver]);
  return left;
}

const MINUTE_S = 60;
const timeLeft = (seconds: number): string =>
  `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
